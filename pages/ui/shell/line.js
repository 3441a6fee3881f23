// Says in Korean when the server is gone, and brings the page back by itself.
(() => {
  const GONE = "판지기와 연결이 끊겼습니다. 다시 이어지면 이 화면이 저절로 돌아옵니다.";
  const BACK = "다시 이어졌습니다.";
  // A phone that wakes up is back within a moment: nothing is said then.
  const PATIENCE = 1500, PAUSE = 1500, STREAMLIT_TRIES = 2500;
  // Less than server.disconnectedSessionTTL in .streamlit/config.toml.
  const SESSION_LASTS = 540_000, PULSE = 5000;
  const HOME_SERVER = document.querySelector("meta[name=panjigi-server]")?.content;
  let bar, away = false, timer, since = 0, alive = Date.now();
  // Stands still while a phone sleeps.
  setInterval(() => { if (!away) alive = Date.now(); }, PULSE);

  function say(words, gone) {
    if (!bar) {
      bar = document.createElement("div");
      bar.id = "pj-line";
      bar.setAttribute("role", "status");
      document.body.append(bar);
    }
    bar.textContent = words;
    bar.dataset.gone = gone;
    document.documentElement.toggleAttribute("data-gone", gone);
  }

  // Streamlit waits longer and longer between its tries, and at some point gives up. Here the server is asked at a
  // steady pace; when it answers and Streamlit has not come back on its own, the page is loaded anew.
  async function knock() {
    if (!away) return;
    if (Date.now() - since > PATIENCE) say(GONE, true);
    const answered = await fetch("/_stcore/health", { cache: "no-store" }).then((got) => got.ok, () => false);
    if (!away) return;
    if (!answered) timer = setTimeout(knock, PAUSE);
    else timer = setTimeout(() => { if (away) location.reload(); }, STREAMLIT_TRIES);
  }

  function look(state) {
    const lost = state !== "CONNECTED" && state !== "STATIC_CONNECTED";
    if (lost === away) return;
    away = lost;
    clearTimeout(timer);
    if (lost) {
      since = Date.now();
      timer = setTimeout(knock, PATIENCE + 100);
    } else back();
  }

  // A session that is gone does not know what is on the page: the next tap would be lost without a word.
  async function back() {
    const asleep = Date.now() - alive;
    const server = await fetch("/shell/server", { cache: "no-store" }).then((got) => got.text(), () => "");
    if (away) return;
    if (server !== HOME_SERVER || asleep > SESSION_LASTS) return location.reload();
    if (bar?.dataset.gone !== "true") return;
    say(BACK, false);
    setTimeout(() => { if (!away) bar.textContent = ""; }, 2500);
  }

  // The state is an attribute of Streamlit's outermost element, which comes once the first connection stands.
  let seen = false;
  window.panjigiLine = () => {
    const state = document.querySelector(".stApp")?.dataset.testConnectionState;
    seen ||= state === "CONNECTED";
    if (seen && state) look(state);
    // Streamlit's own window about it says less, in English, and lies over everything.
    if (away && document.querySelector("[data-testid=stDialog]")) document.querySelector("[data-testid=stDialog] button")?.click();
  };
  if ("serviceWorker" in navigator && window.isSecureContext) {
    // Without it (a self-made certificate, private windows) only a fresh visit without the server is left unsaid.
    window.addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
  }
})();
