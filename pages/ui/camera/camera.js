// The rear camera: sends one frame, waits for the answer, sends the next. Nothing queues up on a slow line.
// What is drawn over the picture comes with the answers; the picture itself never waits.
const WIDTH = 1280, STILL_WIDTH = 1920, QUALITY = 0.85, SHORTEST_WAIT = 1000, LONGEST_WAIT = 8000, STILL_WAIT = 20000, PAUSE = 10, IDLE_PAUSE = 250;
const SOUND = "panjigi_scan_sound";
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
  const cam = root._cam ?? (root._cam = { facing: "environment", sent: 0, waiting: false, open: true, usual: 500, counted: data.counted ?? 0 });
  cam.send = send;
  const video = root.querySelector("video"), shot = root.querySelector(".shot");
  draw(data);
  if (data.ack === cam.sent && cam.waiting) {
    if (!cam.still) cam.usual += (performance.now() - cam.sentAt - cam.usual) / 4;
    answered();
    schedule();
  }
  if (!cam.started) { cam.started = true; wire(); start(); }

  function answered() { cam.waiting = cam.still = false; shot.disabled = false; clearTimeout(cam.late); }

  function wire() {
    shot.textContent = data.label;
    shot.onclick = () => cam.send("still");
    const sound = root.querySelector(".sound");
    sound.setAttribute("aria-pressed", String(remembered()));
    sound.onclick = () => {
      const on = sound.getAttribute("aria-pressed") !== "true";
      sound.setAttribute("aria-pressed", String(on));
      try { localStorage.setItem(SOUND, on ? "on" : "off"); } catch { /* a private window remembers nothing */ }
      if (on) signal();
    };
    root.querySelector(".torch").onclick = (event) => {
      const on = event.target.getAttribute("aria-pressed") !== "true";
      cam.track.applyConstraints({ advanced: [{ torch: on }] }).then(
        () => event.target.setAttribute("aria-pressed", String(on)), () => { event.target.hidden = true; });
    };
    root.querySelector(".zoom input").oninput = (event) => {
      cam.track.applyConstraints({ advanced: [{ zoom: Number(event.target.value) }] }).catch(
        () => { root.querySelector(".zoom").hidden = true; });
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
        video: { facingMode: { ideal: cam.facing }, width: { ideal: STILL_WIDTH }, height: { ideal: STILL_WIDTH * 9 / 16 } } });
    } catch (error) { return tell(reasonOf(error)); }
    if (!cam.open) return stop();
    cam.track = cam.stream.getVideoTracks()[0];
    video.srcObject = cam.stream;
    try { await video.play(); } catch (error) {
      if (error.name !== "AbortError" || cam.open) throw error;
      return;  // the page was left before the picture came
    }
    root.querySelector(".view").style.aspectRatio = `${video.videoWidth} / ${video.videoHeight}`;
    offer(cam.track.getCapabilities?.() ?? {});
    const devices = await navigator.mediaDevices.enumerateDevices();
    root.querySelector(".turn").hidden = devices.filter((device) => device.kind === "videoinput").length < 2;
    tell("");
    schedule();
  }

  // What this camera can do; a device without it does not see the button.
  function offer(able) {
    root.querySelector(".torch").hidden = !able.torch;
    const zoom = root.querySelector(".zoom"), range = zoom.querySelector("input");
    zoom.hidden = !(able.zoom && able.zoom.max > able.zoom.min);
    if (!zoom.hidden) Object.assign(range, { min: able.zoom.min, max: able.zoom.max, step: able.zoom.step || 0.1,
      value: cam.track.getSettings().zoom ?? able.zoom.min });
  }

  function stop() { cam.stream?.getTracks().forEach((track) => track.stop()); cam.stream = null; }

  function tell(reason) {
    const line = root.querySelector(".problem");
    line.textContent = REASONS[reason] ?? ""; line.hidden = !reason;
    root.querySelector(".view").hidden = Boolean(reason); root.querySelector(".bar").hidden = Boolean(reason);
    report(reason);
  }

  // The server is told what hinders the camera, but not by a page that is being left (see shell/leave.js).
  function report(reason) {
    clearTimeout(cam.report);
    if (!cam.open || cam.reason === reason) return;
    if (window.panjigiLeaving?.()) { cam.report = setTimeout(() => report(reason), IDLE_PAUSE); return; }
    cam.reason = reason;
    setStateValue("problem", reason);
  }

  function schedule(pause = PAUSE) {
    clearTimeout(cam.next);
    if (cam.open) cam.next = setTimeout(() => cam.send("live"), pause);
  }

  function send(kind) {
    // Whoever presses before the camera has a picture gets the first one.
    if (kind === "still") cam.wanted = true;
    if (!cam.open || !cam.stream || !video.videoWidth || document.hidden || window.panjigiLeaving?.()) return schedule(IDLE_PAUSE);
    if (cam.waiting && (!cam.wanted || cam.still)) return;
    cam.still = Boolean(cam.wanted);
    cam.wanted = false;
    shot.disabled = cam.still;
    const scale = Math.min(1, (cam.still ? STILL_WIDTH : WIDTH) / video.videoWidth);
    const canvas = cam.canvas ?? (cam.canvas = document.createElement("canvas"));
    const width = Math.round(video.videoWidth * scale), height = Math.round(video.videoHeight * scale);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.getContext("2d").drawImage(video, 0, 0, width, height);
    cam.sent += 1; cam.waiting = true;
    clearTimeout(cam.late);
    cam.sentAt = performance.now();
    // An answer may get lost when something else on the page is pressed: then the next frame goes out.
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT + 4 * cam.usual);
    cam.late = setTimeout(() => { answered(); schedule(); }, cam.still ? STILL_WAIT : wait);
    setTriggerValue("frame", { number: cam.sent, kind: cam.still ? "still" : "live", picture: canvas.toDataURL("image/jpeg", QUALITY) });
  }

  function draw({ quad, size, name, hint, guess, counted }) {
    const svg = root.querySelector("svg"), shape = root.querySelector("polygon");
    say(root.querySelector(".name"), name ?? ""); say(root.querySelector(".hint"), hint ?? "");
    svg.classList.toggle("guess", Boolean(guess));
    shape.setAttribute("points", quad ? quad.map((point) => point.join(",")).join(" ") : "");
    if (size) { svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`); svg.setAttribute("preserveAspectRatio", "xMidYMid meet"); }
    if ((counted ?? 0) > cam.counted && root.querySelector(".sound").getAttribute("aria-pressed") === "true") signal();
    cam.counted = counted ?? 0;
  }

  // A line that is written again is read aloud again: only what changed is written.
  function say(line, words) { if (line.textContent !== words) line.textContent = words; }

  function remembered() {
    try { return localStorage.getItem(SOUND) === "on"; } catch { return false; }
  }

  function signal() {
    navigator.vibrate?.(60);
    const audio = cam.audio ?? (cam.audio = new AudioContext()), tone = audio.createOscillator(), level = audio.createGain();
    tone.frequency.value = 880; level.gain.value = 0.15;
    tone.connect(level).connect(audio.destination);
    tone.start(); tone.stop(audio.currentTime + 0.09);
  }

  return () => {
    cam.open = false; clearTimeout(cam.next); clearTimeout(cam.report); clearTimeout(cam.late); stop(); cam.audio?.close(); root._cam = null;
  };
}
