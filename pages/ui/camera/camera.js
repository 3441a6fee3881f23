// The rear camera: sends one frame, waits for the answer, sends the next. Nothing queues up on a slow line.
const WIDTH = 1280, HEIGHT = 720, QUALITY = 0.85, LONGEST_WAIT = 4000, PAUSE = 60;
const REASONS = {
  insecure: "이 주소는 https가 아니라서 브라우저가 카메라를 막습니다. 아래에서 사진을 찍어 올려 주세요.",
  refused: "카메라 사용이 거절되었습니다. 브라우저 설정에서 허용하거나, 아래에서 사진을 올려 주세요.",
  missing: "이 기기에서 카메라를 찾지 못했습니다. 아래에서 사진을 올려 주세요.",
  busy: "다른 앱이 카메라를 쓰고 있습니다. 그 앱을 닫거나, 아래에서 사진을 올려 주세요.",
};

function reasonOf(error) {
  if (error.name === "NotAllowedError" || error.name === "SecurityError") return "refused";
  if (error.name === "NotReadableError" || error.name === "AbortError") return "busy";
  return "missing";
}

export default function ({ parentElement: root, data, setTriggerValue, setStateValue }) {
  const cam = root._cam ?? (root._cam = { facing: "environment", sent: 0, waiting: false, open: true });
  cam.send = (kind) => send(kind);
  const video = root.querySelector("video");
  draw(data);
  if (data.ack === cam.sent) { cam.waiting = false; clearTimeout(cam.late); schedule(); }
  if (!cam.started) { cam.started = true; wire(); start(); }

  function wire() {
    root.querySelector(".shot").onclick = () => cam.send("still");
    root.querySelector(".torch").onclick = (event) => {
      const on = event.target.getAttribute("aria-pressed") !== "true";
      cam.track.applyConstraints({ advanced: [{ torch: on }] }).then(
        () => event.target.setAttribute("aria-pressed", String(on)), () => { event.target.hidden = true; });
    };
    root.querySelector(".turn").onclick = () => {
      cam.facing = cam.facing === "environment" ? "user" : "environment";
      stop(); start();
    };
  }

  async function start() {
    if (!window.isSecureContext || !navigator.mediaDevices) return tell("insecure");
    try {
      cam.stream = await navigator.mediaDevices.getUserMedia({ audio: false,
        video: { facingMode: { ideal: cam.facing }, width: { ideal: WIDTH }, height: { ideal: HEIGHT } } });
    } catch (error) { return tell(reasonOf(error)); }
    if (!cam.open) return stop();
    cam.track = cam.stream.getVideoTracks()[0];
    video.srcObject = cam.stream;
    await video.play();
    root.querySelector(".torch").hidden = !(cam.track.getCapabilities?.().torch);
    const devices = await navigator.mediaDevices.enumerateDevices();
    root.querySelector(".turn").hidden = devices.filter((device) => device.kind === "videoinput").length < 2;
    tell("");
    schedule();
  }

  function stop() { cam.stream?.getTracks().forEach((track) => track.stop()); cam.stream = null; }

  function tell(reason) {
    const line = root.querySelector(".problem");
    line.textContent = REASONS[reason] ?? ""; line.hidden = !reason;
    root.querySelector(".view").hidden = Boolean(reason); root.querySelector(".bar").hidden = Boolean(reason);
    if (cam.reason !== reason) { cam.reason = reason; setStateValue("problem", reason); }
  }

  function schedule() {
    clearTimeout(cam.next);
    if (cam.open) cam.next = setTimeout(() => cam.send("live"), PAUSE);
  }

  function send(kind) {
    if (!cam.open || !cam.stream || !video.videoWidth || document.hidden) return schedule();
    if (cam.waiting && kind === "live") return;
    const scale = Math.min(1, WIDTH / video.videoWidth);
    const canvas = cam.canvas ?? (cam.canvas = document.createElement("canvas"));
    canvas.width = Math.round(video.videoWidth * scale); canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
    cam.sent += 1; cam.waiting = true;
    cam.late = setTimeout(() => { cam.waiting = false; schedule(); }, LONGEST_WAIT);
    setTriggerValue("frame", { number: cam.sent, kind, picture: canvas.toDataURL("image/jpeg", QUALITY) });
  }

  function draw({ quad, size, name }) {
    const svg = root.querySelector("svg"), shape = root.querySelector("polygon");
    root.querySelector(".name").textContent = name ?? "";
    shape.setAttribute("points", quad ? quad.map((point) => point.join(",")).join(" ") : "");
    if (size) { svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`); svg.setAttribute("preserveAspectRatio", "xMidYMid meet"); }
  }

  return () => { cam.open = false; clearTimeout(cam.next); clearTimeout(cam.late); stop(); root._cam = null; };
}
