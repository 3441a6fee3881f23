// Hands a result on: its picture to the device's share sheet or as a file, its text to the clipboard.
const SAVED = "그림을 저장했습니다.", COPIED = "글을 복사했습니다.", BY_HAND = "아래 글을 복사하세요.";

export default function ({ parentElement: root, data }) {
  const line = root.querySelector("p"), field = root.querySelector("textarea");
  if (field.value !== data.text) { field.value = data.text; field.hidden = true; tell(""); }
  root.querySelector("[data-do=picture]").onclick = sendPicture;
  root.querySelector("[data-do=text]").onclick = copyText;

  async function sendPicture() {
    tell("");
    const file = pictureFile();
    if (navigator.canShare && navigator.canShare({ files: [file] })) {
      try {
        return await navigator.share({ files: [file], title: data.title });
      } catch (error) {
        if (error.name === "AbortError") return;  // the person closed the sheet
      }
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = data.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    tell(SAVED);
  }

  async function copyText() {
    try {
      await navigator.clipboard.writeText(data.text);
      tell(COPIED);
    } catch {  // no clipboard on a page without https
      field.hidden = false; field.focus(); field.select();
      tell(BY_HAND);
    }
  }

  function pictureFile() {
    const bytes = Uint8Array.from(atob(data.picture), (sign) => sign.charCodeAt(0));
    return new File([bytes], data.name, { type: "image/png" });
  }

  function tell(words) { line.textContent = words; line.hidden = !words; }
}
