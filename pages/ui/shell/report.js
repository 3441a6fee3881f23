// "잘못 표시된 규칙 알리기": a text with the rule's id, game, version and source, to be sent by whatever a phone has.
(() => {
  const TITLE = "잘못 표시된 규칙 알리기";
  let dialog;

  function words(button) {
    const { report, rule, from } = button.dataset;
    const lines = [`[판지기] ${TITLE}`, report ?? button.closest("[data-book]")?.dataset.book ?? ""];
    if (rule) {
      const title = button.closest("article, .pj-card, .pj-answer")?.querySelector("h3, h4, .asked, .short");
      const name = [...(title?.childNodes ?? [])].filter((part) => part.nodeType === Node.TEXT_NODE).map((part) => part.nodeValue.trim());
      lines.push(`규칙: ${[name.join(" ").trim(), `(${rule})`].join(" ").trim()}`);
    }
    if (from) lines.push(`적혀 있는 출처: ${from}`);
    return [...lines, "화면에 나온 것과 내가 아는 것: "].join("\n");
  }

  function built() {
    if (dialog) return dialog;
    dialog = document.createElement("dialog");
    dialog.id = "pj-report";
    dialog.setAttribute("aria-labelledby", "pj-report-title");
    dialog.innerHTML = `<h2 id="pj-report-title">${TITLE}</h2>
      <p>무엇이 다른지 덧붙여 적으세요. 판지기는 아무것도 스스로 보내지 않습니다.</p>
      <textarea rows="8" aria-label="보낼 글"></textarea><p class="said" role="status"></p>
      <div><button value="close">닫기</button><button value="copy">복사</button><button value="share" class="main">보내기</button></div>`;
    document.body.append(dialog);
    const [area, said] = [dialog.querySelector("textarea"), dialog.querySelector(".said")];
    dialog.addEventListener("click", async (event) => {
      const wanted = event.target.value;
      if (event.target === dialog || wanted === "close") return dialog.close();
      if (wanted === "copy") said.textContent = await copied(area) ? "복사했습니다. 메일이나 메신저에 붙여 넣으세요." : "글을 길게 눌러 복사하세요.";
      if (wanted === "share") navigator.share({ title: TITLE, text: area.value }).catch(() => {});
      return undefined;
    });
    // Only where the browser can hand a text on: on https, mostly on phones.
    dialog.querySelector("[value=share]").hidden = !navigator.share;
    return dialog;
  }

  async function copied(area) {
    try {
      await navigator.clipboard.writeText(area.value);
      return true;
    } catch (refused) {
      // On plain http the clipboard is closed to scripts; the old way still works there.
      area.select();
      return document.execCommand("copy");
    }
  }

  addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest(".pj-report");
    if (!button) return;
    built().querySelector("textarea").value = words(button);
    dialog.querySelector(".said").textContent = "";
    dialog.showModal();
    dialog.querySelector("textarea").setSelectionRange(1e6, 1e6);
  });
})();
