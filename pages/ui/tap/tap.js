// Draws the markup and tells the id of what was tapped. One listener for all: the drawing may be replaced at any time.
let count = 0;

export default function ({ parentElement: root, data, setTriggerValue }) {
  const box = root.querySelector(".pj-tap");
  if (box._markup !== data.markup) draw(box, data.markup);
  box.onclick = (event) => tell(event.target.closest("[data-tap]"));
  box.onkeydown = (event) => {
    const target = event.target.closest("[data-tap]");
    if (!target || target.tagName === "BUTTON" || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    tell(target);
  };

  function tell(target) {
    if (!target) return;
    target.classList.add("tapped");
    count += 1;
    setTriggerValue("tap", { id: target.dataset.tap, count });
  }
}

function draw(box, markup) {
  const focused = box.contains(document.activeElement) ? document.activeElement.dataset.tap : undefined;
  box.innerHTML = markup;
  box._markup = markup;
  for (const part of box.querySelectorAll("[data-tap]")) {
    if (part.tagName === "BUTTON") continue;
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", "0");
  }
  if (focused !== undefined) box.querySelector(`[data-tap="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
