// Shares the page's address with nothing in it but what the page names.
const COPIED = "링크를 복사했습니다.", BY_HAND = "이 링크를 복사하세요.";

export default function ({ parentElement: root, data }) {
  const line = root.querySelector("p"), field = root.querySelector("input");
  const address = `${location.origin}${location.pathname}?${new URLSearchParams(data.query)}`;
  if (field.value !== address) { field.value = address; field.hidden = true; tell(""); }
  root.querySelector("button").onclick = share;

  async function share() {
    tell(""); field.hidden = true;
    if (navigator.share) {
      try {
        return await navigator.share({ title: data.title, text: data.text, url: address });
      } catch (error) {
        if (error.name === "AbortError") return;  // the person closed the sheet
      }
    }
    copy();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      tell(COPIED);
    } catch {  // no clipboard on a page without https
      field.hidden = false; field.focus(); field.select();
      tell(BY_HAND);
    }
  }

  function tell(words) { line.textContent = words; line.hidden = !words; }
}
