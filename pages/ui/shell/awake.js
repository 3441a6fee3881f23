// Keeps the screen awake on the pages that lie on the table, where the browser can.
(() => {
  const PAGES = ["/setup", "/turn", "/score", "/rounds", "/scan"];
  let lock = null, asked = false;

  async function hold() {
    const wanted = PAGES.includes(location.pathname) && document.visibilityState === "visible";
    if (!wanted) {
      const held = lock;
      lock = null;
      return held?.release();
    }
    if (lock || asked || !navigator.wakeLock) return;
    asked = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => { lock = null; });
    } catch (refused) {
      // Low battery, or a browser that wants a touch first: the next touch asks again.
      addEventListener("pointerup", hold, { once: true });
    } finally {
      asked = false;
    }
  }

  document.addEventListener("visibilitychange", hold);
  let path = "";
  window.panjigiAwake = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    hold();
  };
})();
