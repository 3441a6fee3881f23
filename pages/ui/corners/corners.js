// Four corners on a photo, moved by finger or mouse, or by arrow keys (with Shift in large steps).
const WORDS = ["왼쪽 위", "오른쪽 위", "오른쪽 아래", "왼쪽 아래"], STEP = 2, LARGE_STEP = 20;
let count = 0;

export default function ({ parentElement: root, data, setTriggerValue }) {
  const box = root.querySelector(".pj-corners");
  if (box._version !== data.version) build();
  place();

  function build() {
    box._version = data.version;
    box._quad = data.quad.map((point) => [...point]);
    const handles = WORDS.map((word) => `<button type="button" class="handle" aria-label="${word} 모서리"></button>`).join("");
    box.innerHTML = `<div class="stage"><img alt="카드 사진"><svg viewBox="0 0 ${data.size[0]} ${data.size[1]}" aria-hidden="true">
      <polygon></polygon><line></line></svg>${handles}</div>`;
    box.querySelector("img").src = data.picture;
    box.querySelectorAll(".handle").forEach(wire);
  }

  function wire(handle, index) {
    handle.onpointerdown = (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      handle.classList.add("held");
    };
    handle.onpointermove = (event) => {
      if (!handle.classList.contains("held")) return;
      const stage = box.querySelector(".stage").getBoundingClientRect();
      move(index, (event.clientX - stage.left) / stage.width * data.size[0], (event.clientY - stage.top) / stage.height * data.size[1]);
    };
    handle.onpointerup = handle.onpointercancel = () => {
      if (!handle.classList.contains("held")) return;
      handle.classList.remove("held");
      tell();
    };
    handle.onkeydown = (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      move(index, box._quad[index][0] + way[0] * step, box._quad[index][1] + way[1] * step);
      // One answer for a row of key presses.
      clearTimeout(box._soon);
      box._soon = setTimeout(tell, 500);
    };
  }

  function move(index, x, y) {
    box._quad[index] = [Math.min(Math.max(x, 0), data.size[0]), Math.min(Math.max(y, 0), data.size[1])];
    place();
  }

  function place() {
    const points = box._quad, [width, height] = data.size;
    box.querySelector("polygon").setAttribute("points", points.map((point) => point.join(",")).join(" "));
    const top = box.querySelector("line");
    for (const [name, value] of Object.entries({ x1: points[0][0], y1: points[0][1], x2: points[1][0], y2: points[1][1] })) top.setAttribute(name, value);
    box.querySelectorAll(".handle").forEach((handle, index) => {
      handle.style.left = `${100 * points[index][0] / width}%`;
      handle.style.top = `${100 * points[index][1] / height}%`;
    });
  }

  function tell() {
    count += 1;
    setTriggerValue("moved", { quad: box._quad, count });
  }
}
