// Remembers the choice of language, and tells screen readers which words of the page are English: what has no
// Hangul in it. Streamlit's own widgets take no language, so their texts are marked as they come and go.
document.cookie = "COOKIE=LANGUAGE; path=/; max-age=31536000; SameSite=Lax";
window.panjigiSpeaks = "LANGUAGE";
window.panjigiEnglish ??= (() => {
  const HANGUL = /[ㄱ-ㆎ가-힣]/, LATIN = /[A-Za-z]{2}/, MARK = "data-english";
  const SKIPPED = "[data-testid=stIconMaterial], script, style";
  const app = document.querySelector(".stApp");

  function mark(node) {
    const home = node.parentElement;
    if (!home || home.closest(SKIPPED)) return;
    const english = window.panjigiSpeaks === "en" && LATIN.test(node.nodeValue) && !HANGUL.test(home.textContent);
    if (english && !home.closest("[lang=en]")) {
      home.lang = "en";
      home.setAttribute(MARK, "");
    } else if (!english && home.hasAttribute(MARK)) {
      home.removeAttribute("lang");
      home.removeAttribute(MARK);
    }
  }

  function all() {
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) mark(walker.currentNode);
  }

  let asked = 0;
  function soon() {
    asked ||= requestAnimationFrame(() => { asked = 0; all(); });
  }
  new MutationObserver(soon).observe(app, { subtree: true, childList: true, characterData: true });
  return soon;
})();
window.panjigiEnglish();
