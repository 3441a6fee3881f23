// Reads sentences with a Korean voice of the device. Sentence by sentence, because some browsers cut long texts off.
const WORDS = { start: "이야기 듣기", stop: "멈추기" };
const NO_VOICE = "이 기기에는 한국어 목소리가 없습니다. 기기 설정의 음성 출력에서 한국어를 더하면 들을 수 있습니다.";
const NO_SPEECH = "이 브라우저는 글을 읽어 주지 못합니다. 다른 브라우저로 열어 보세요.";
const WAIT_FOR_VOICES = 1500, WAIT_FOR_SOUND = 4000;

export default function ({ parentElement: root, data }) {
  const own = root._voice ?? (root._voice = { turn: 0, text: "" });
  const button = root.querySelector("button"), line = root.querySelector("p"), speech = window.speechSynthesis;
  const text = data.sentences.join("\n");
  if (own.text !== text) { stop(); tell(""); own.text = text; }
  speech?.getVoices();  // some browsers load their voices only when somebody asks
  button.onclick = () => (own.speaking ? stop() : start());
  const leave = () => stop();
  window.addEventListener("pagehide", leave);
  return () => { window.removeEventListener("pagehide", leave); stop(); };

  async function start() {
    if (!speech || !window.SpeechSynthesisUtterance) return tell(NO_SPEECH);
    const turn = show(true);
    tell("");
    const voices = await loaded(speech);
    if (turn !== own.turn) return;
    const korean = voices.filter((voice) => voice.lang.toLowerCase().startsWith("ko"));
    if (voices.length && !korean.length) return fail();
    speech.cancel();
    // A voice of the device itself works without the internet.
    read(turn, 0, korean.find((voice) => voice.localService) ?? korean[0]);
    own.late = setTimeout(() => { if (turn === own.turn && !own.heard) fail(); }, WAIT_FOR_SOUND);
  }

  function read(turn, number, voice) {
    if (turn !== own.turn) return;
    if (number >= data.sentences.length) return stop();
    const words = new SpeechSynthesisUtterance(data.sentences[number]);
    words.lang = "ko-KR";
    if (voice) words.voice = voice;
    words.onstart = () => { own.heard = true; };
    words.onend = () => read(turn, number + 1, voice);
    words.onerror = (event) => {
      if (turn === own.turn && event.error !== "canceled" && event.error !== "interrupted") fail();
    };
    own.words = words;  // kept, or a browser may forget it before it is spoken
    speech.speak(words);
  }

  function fail() { stop(); tell(NO_VOICE); }

  function stop() {
    show(false);
    speech?.cancel();
  }

  function show(speaking) {
    own.turn += 1; own.speaking = speaking; own.heard = false;
    clearTimeout(own.late);
    button.setAttribute("aria-pressed", String(speaking));
    button.querySelector("span").textContent = speaking ? WORDS.stop : WORDS.start;
    return own.turn;
  }

  function tell(words) { line.textContent = words; line.hidden = !words; }
}

function loaded(speech) {
  if (speech.getVoices().length) return Promise.resolve(speech.getVoices());
  return new Promise((done) => {
    const ready = () => done(speech.getVoices());
    speech.addEventListener?.("voiceschanged", ready, { once: true });
    setTimeout(ready, WAIT_FOR_VOICES);
  });
}
