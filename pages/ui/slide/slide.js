// A knob that is slid along stops: by finger or mouse to the nearest stop, by arrow keys one stop on.
let count = 0;

export default function ({ parentElement: root, data, setTriggerValue }) {
  const box = root.querySelector(".pj-slide");
  const stopsOf = () => [...box.querySelectorAll("[data-stop]")];
  const knobOf = () => box.querySelector("[data-knob]");
  if (box._markup !== data.markup) draw(box, data.markup);
  let held = null;

  box.onpointerdown = (event) => {
    if (event.button !== 0 || !event.target.closest("svg")) return;
    held = event.pointerId;
    box.setPointerCapture(held);
    box.classList.add("sliding");
    move(nearest(event.clientX));
  };
  box.onpointermove = (event) => {
    if (event.pointerId === held) move(nearest(event.clientX));
  };
  box.onpointerup = (event) => {
    if (event.pointerId === held) release(true);
  };
  // The finger began to scroll the page instead.
  box.onpointercancel = () => release(false);
  box.onkeydown = (event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!step || !event.target.closest("[data-knob]")) return;
    event.preventDefault();
    const stops = stopsOf();
    const goal = stops[stops.findIndex((stop) => stop.dataset.stop === knobOf().dataset.knob) + step];
    if (!goal) return;
    move(goal);
    tell();
  };

  function nearest(x) {
    const away = (stop) => { const area = stop.getBoundingClientRect(); return Math.abs(area.left + area.width / 2 - x); };
    return stopsOf().reduce((best, stop) => (away(stop) < away(best) ? stop : best));
  }

  function move(stop) {
    const knob = knobOf();
    knob.dataset.knob = stop.dataset.stop;
    knob.setAttribute("transform", stop.dataset.at);
    knob.setAttribute("aria-valuenow", stop.dataset.stop);
    knob.setAttribute("aria-valuetext", stop.dataset.words);
  }

  function release(done) {
    if (held === null) return;
    held = null;
    box.classList.remove("sliding");
    if (done) tell();
    else draw(box, data.markup);
  }

  function tell() {
    const value = knobOf().dataset.knob;
    if (value === box._start) return;
    box._start = value;
    count += 1;
    setTriggerValue("slide", { value, count });
  }
}

function draw(box, markup) {
  const focused = box.contains(document.activeElement);
  box.innerHTML = markup;
  box._markup = markup;
  const knob = box.querySelector("[data-knob]");
  box._start = knob.dataset.knob;
  if (focused) knob.focus({ preventScroll: true });
}
