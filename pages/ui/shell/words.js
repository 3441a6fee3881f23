// Streamlit's own words in Korean: what it writes and what it reads aloud. Text that pages or people wrote is left alone.
(() => {
  const WORDS = {
    "Skip to main content": "본문으로 바로 가기",
    "Notifications": "알림", "Close": "닫기", "Dismiss": "닫기", "view more": "더 보기", "view less": "접기",
    "Help for": "도움말:", "Help": "도움말",
    "Clear value": "지우기", "Clear all": "모두 지우기", "Clear entry": "지우기", "Clear date": "날짜 지우기",
    "Open": "열기", "No results": "찾는 것이 없습니다", "Choose an option": "고르세요", "Choose options": "고르세요",
    "Select all": "모두 고르기", "Selected values": "고른 것", "No options to select": "고를 것이 없습니다",
    "Selectbox options": "고를 수 있는 것", "Suggestions": "고를 수 있는 것",
    "Increment": "하나 늘리기", "Decrement": "하나 줄이기",
    "Choose date": "날짜 고르기", "Calendar": "달력", "Previous": "이전", "Next": "다음",
    "Previous month": "지난달", "Next month": "다음 달", "Previous year": "지난해", "Next year": "다음 해",
    "Use arrow keys to navigate dates. Enter to select. Escape to close.": "화살표로 날짜를 옮기고 엔터로 고르세요.",
    "Select a month": "달 고르기", "Select a year": "해 고르기", "Month": "달", "Year": "해",
    "month": "월", "day": "일", "year": "년", "month, ": "월, ", "day, ": "일, ", "year, ": "년, ", "Empty": "비어 있음",
    "Add files": "파일 더하기", "Upload": "올리기", "Uploading...": "올리는 중…", "file upload": "파일 올리기", "Upload failed": "올리지 못했습니다",
    "Browse files": "파일 고르기", "Drag and drop file here": "여기에 놓으세요", "Drag and drop files here": "여기에 놓으세요",
    "Network Error": "연결이 끊겼습니다", "Network error": "연결이 끊겼습니다",
    "Connection lost. Please wait for the app to reconnect, then try again.": "연결이 끊겼습니다. 다시 이어지면 한 번 더 해 보세요.",
    "Download as PNG": "그림으로 내려받기", "Show data": "표로 보기", "Show chart": "그림으로 보기",
    "Fullscreen": "크게 보기", "Close fullscreen": "작게 보기", "Copy to clipboard": "복사", "Copied": "복사했습니다", "Copy": "복사",
    "Link to heading": "이 제목의 주소", "Running...": "하는 중…", "Loading...": "여는 중…", "Please wait...": "잠깐 기다려 주세요…",
    "Connection error": "연결이 끊겼습니다", "Page not found": "없는 화면입니다", "Network issue": "연결이 끊겼습니다",
    "visualization": "그래프", "group mark container": "그래프",
    "Running": "하는 중", "Stop": "멈추기", "Rerun": "다시 하기", "Connecting": "잇는 중",
    "Scroll tabs left": "왼쪽 탭", "Scroll tabs right": "오른쪽 탭", "Bad message format": "받은 내용을 읽지 못했습니다",
  };
  const PATTERNS = [
    [/^Help for (.+)$/s, "$1 도움말"],
    [/^Upload or drag and drop .*$/, "파일 고르기"],
    [/^Upload (a file|files|an image|images|a .+)$/, "파일 고르기"],
    [/^Remove (.+)$/s, "$1 빼기"], [/^Delete (.+)$/s, "$1 지우기"],
    [/^(?:Limit )?(\d+)\s?MB(?: per file)?(?: • (.*))?$/, "한 파일에 $1 MB까지"],
    [/^File must be (\d+)\.?\d*\s?MB or smaller\.?$/, "파일은 $1 MB까지입니다"],
    [/^(\S+) files? (?:are|is) not allowed\.?$/, "$1 파일은 받지 않습니다"],
    [/^(month|day|year), (.+)$/s, (_, part, name) => `${name}, ${WORDS[part]}`],
    [/^Add: (.+)$/s, "$1 더하기"], [/^Showing page (\d+) of (\d+)$/, "$2쪽 중 $1쪽"],
    [/^(\d+) results? available\.?$/, "$1개가 있습니다"],
    [/^(\d+) options? available\.?$/, "$1개가 있습니다"], [/^(.+), selected$/s, "$1, 고름"],
    [/^(Today, )?(?:\w+day), (\w+) (\d+), (\d+)( selected)?$/, (_, today, month, day, year, on) =>
      `${today ? "오늘, " : ""}${year}년 ${MONTHS.indexOf(month) + 1}월 ${day}일${on ? " 고름" : ""}`],
    [/^(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})$/, (_, month, year) =>
      `${year}년 ${MONTHS.indexOf(month) + 1}월`],
    [/^(\d+) – (January|February|March|April|May|June|July|August|September|October|November|December)$/, "$1월"],
  ];
  const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
  const ATTRIBUTES = ["aria-label", "title", "placeholder", "aria-roledescription", "aria-valuetext", "alt"];
  // Written by pages and people.
  const THEIRS = "[data-testid=stMarkdownContainer], [data-testid=stHtml], textarea, pre, code, .pj-tap";
  const ITS_OWN = "[data-testid=stFileUploader], [data-testid=stDialog]";
  const SIGN = "[role=img][translate=no][aria-label$=' icon']";
  const LATIN = /[A-Za-z]/;

  function korean(text) {
    const plain = text.trim();
    if (!LATIN.test(plain) || document.documentElement.lang !== "ko") return undefined;
    if (Object.hasOwn(WORDS, plain)) return text.replace(plain, WORDS[plain]);
    const found = PATTERNS.find(([pattern]) => pattern.test(plain));
    return found && plain.replace(...found);
  }

  const theirs = (element) => Boolean(element?.closest(THEIRS)) && !element.closest(ITS_OWN);

  function text(node) {
    const said = korean(node.nodeValue);
    if (said !== undefined && said !== node.nodeValue && !theirs(node.parentElement)) node.nodeValue = said;
  }

  function attribute(element, name) {
    const value = element.getAttribute(name);
    const said = value && korean(value);
    if (said !== undefined && said !== value && !theirs(element)) element.setAttribute(name, said);
  }

  function whole(element) {
    for (const name of ATTRIBUTES) attribute(element, name);
    for (const inner of element.querySelectorAll("[aria-label], [title], [placeholder], [aria-roledescription], [aria-valuetext], [alt]"))
      for (const name of ATTRIBUTES) attribute(inner, name);
    // Streamlit's drop area has a name and the role of nothing: the name holds.
    for (const area of element.querySelectorAll("[data-testid=stFileUploaderDropzone][role=presentation]")) area.setAttribute("role", "group");
    // A sign in a text is called "star icon"; it says nothing that the words beside it do not say.
    for (const sign of [element, ...element.querySelectorAll(SIGN)].filter((one) => one.matches(SIGN))) {
      for (const name of ["role", "aria-label"]) sign.removeAttribute(name);
      sign.setAttribute("aria-hidden", "true");
    }
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) text(walker.currentNode);
  }

  // One observer for all that this folder's scripts follow.
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") text(change.target);
      else if (change.type === "attributes") attribute(change.target, change.attributeName);
      else for (const node of change.addedNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) whole(node);
        else if (node.nodeType === Node.TEXT_NODE) text(node);
      }
    }
    window.panjigiLine?.();
    window.panjigiAwake?.();
    window.panjigiHints?.();
  }).observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: [...ATTRIBUTES, "data-test-connection-state"],
  });
})();
