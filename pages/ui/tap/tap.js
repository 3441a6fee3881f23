// Draws the markup and tells the ids of what was tapped. One listener for all: the drawing may be replaced at any time.
//
// Of several quick messages the server may see only the last, and it may break off what it does for one when the next
// comes. So every tap has a number, goes out with all that are not answered yet, and is told again until it is:
// `data.answered` is the number of the last tap that has done its work.
const REMIND_MS = 1_500;
const FORGET_MS = 20_000;
const CLICK_MS = 60;
const ENDS = ["pointerup", "pointercancel", "keyup", "blur"];
let last = 0;

export default function ({ parentElement: root, data, setTriggerValue }) {
  const box = root.querySelector(".pj-tap");
  box._open = (box._open ?? []).filter((tap) => tap.n > data.answered);
  box._next = data.markup;
  // A drawing replaced under a finger or a key that is down would swallow its tap.
  if (!box._held) draw(box);
  box.onclick = (event) => tap(event.target.closest("[data-tap]"));
  box.onpointerdown = () => hold(box);
  box.onkeydown = (event) => {
    const target = event.target.closest("[data-tap]");
    if (!target || (event.key !== "Enter" && event.key !== " ")) return;
    if (target.tagName === "BUTTON") return hold(box);
    event.preventDefault();
    tap(target);
  };

  function tap(target) {
    if (!target) return;
    target.classList.add("tapped");
    last = Math.max(last + 1, Date.now());
    box._open.push({ n: last, id: target.dataset.tap });
    tell();
  }

  function tell() {
    clearTimeout(box._remind);
    box._open = box._open.filter((tap) => tap.n > Date.now() - FORGET_MS);
    if (!box._open.length || !box.isConnected) return;
    if (!window.panjigiLeaving?.()) setTriggerValue("tap", { id: box._open.at(-1).id, taps: box._open });
    box._remind = setTimeout(tell, REMIND_MS);
  }
}

function hold(box) {
  clearTimeout(box._soon);
  box._held = true;
  const free = () => {
    for (const end of ENDS) window.removeEventListener(end, free);
    clearTimeout(box._soon);
    box._soon = setTimeout(() => {
      box._held = false;
      draw(box);
    }, CLICK_MS);
  };
  for (const end of ENDS) window.addEventListener(end, free);
}

function draw(box) {
  if (box._markup === box._next) return;
  const focused = box.contains(document.activeElement) ? document.activeElement.dataset.tap : undefined;
  box.innerHTML = box._markup = box._next;
  for (const part of box.querySelectorAll("[data-tap]")) {
    if (part.tagName === "BUTTON") continue;
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", "0");
  }
  if (focused !== undefined) box.querySelector(`[data-tap="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
