// A hint is shown on the first visit of a page. Who has put it away, or has used the page, does not see it again.
(() => {
  const KEY = "panjigi.hints";
  const style = document.createElement("style");
  document.head.append(style);

  function known() {
    try {
      return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    } catch (blocked) {
      return new Set();
    }
  }

  function learn(name) {
    const names = known().add(name);
    try {
      localStorage.setItem(KEY, JSON.stringify([...names]));
    } catch (blocked) { /* private windows keep nothing: the hint comes again */ }
  }

  function hide() {
    const hidden = [...known()].map((name) => `.pj-hint[data-hint="${CSS.escape(name)}"]`);
    style.textContent = hidden.length ? `${hidden.join(", ")} { display: none !important; }` : "";
  }

  // What is used counts when the page is left: nothing may move under a finger.
  addEventListener("click", (event) => {
    const hint = document.querySelector(".pj-hint");
    if (!hint || !(event.target instanceof Element)) return;
    const own = event.target.closest(".pj-hint button");
    if (own || event.target.closest("[data-testid=stMain] :is(button, input, label, [data-tap]), [data-testid=stBottom] button")) {
      learn(hint.dataset.hint);
      if (own) hide();
    }
  }, true);
  let path = "";
  window.panjigiHints = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    hide();
  };
  hide();
})();
