// A page that is being left sends nothing more of itself. Streamlit answers what comes late on the page that is gone,
// and the page that has come instead stays empty.
(() => {
  const LINK_MS = 2500, BUTTON_MS = 800;
  const LOOK_MS = 400, EMPTY_MS = 1600, AGAIN_MS = 15_000, RELOADED = "panjigi.reloaded";
  let quiet = 0, empty = 0;
  const hush = (ms) => { quiet = Math.max(quiet, performance.now() + ms); };
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest("a[href]");
    if (link && link.origin === location.origin && link.pathname !== location.pathname) hush(LINK_MS);
    // A button may lead to another page too, once the server has thought about it.
    else if (target.closest("[data-testid^=stBaseButton]")) hush(BUTTON_MS);
  }, true);
  addEventListener("popstate", () => hush(LINK_MS));
  window.panjigiLeaving = () => performance.now() < quiet;

  // Should it have happened all the same: an empty page is loaded anew, for all that was entered is kept.
  setInterval(() => {
    const app = document.querySelector(".stApp")?.dataset;
    const still = app?.testConnectionState === "CONNECTED" && app.testScriptState === "notRunning";
    if (!still || document.querySelector("[data-testid=stMain] [data-testid=stElementContainer]")) empty = 0;
    else empty ||= Date.now();
    if (!empty || Date.now() - empty < EMPTY_MS) return;
    empty = 0;
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS) return;
      sessionStorage.setItem(RELOADED, Date.now());
    } catch (blocked) { return; }
    location.reload();
  }, LOOK_MS);
})();
