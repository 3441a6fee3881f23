"""What a page says in Latin words that are no names, to the eye and to the ear."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# Names of things, of files and of licences, addresses, and what the English switch itself says.
_WORDS = (
    "BG Stats|BG|QR|JPEG|PNG|WebP|PDF|ZIP|YAML|CSV|JSON|MB|EN|Language|English|zxing-cpp|pyzbar|MIT|https?"
)
_NAMES = re.compile(rf"make run-table|\.bgsplay|https?://\S+|(?<![A-Za-z])(?:{_WORDS})(?![A-Za-z])")
# Every text that is shown, and every name and description that is read aloud; who published what a place's
# story rests on is called as they call themselves.
_SAID = """() => {
  const said = [], shown = (element) => element.checkVisibility({visibilityProperty: true});
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const home = walker.currentNode.parentElement;
    const apart = "[aria-hidden=true][translate=no], script, style, noscript, [lang=en], "
      + "li:has(> a[href^=http])";
    if (!home.closest(apart) && shown(home))
      said.push(walker.currentNode.nodeValue);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (shown(element)) said.push(element.getAttribute(name));
  return said.filter((text) => /[A-Za-z]{2}/.test(text));
}"""


def english(page: Page) -> set[str]:
    """What is said with Latin words that are no names."""
    said = page.evaluate(_SAID)
    return {text.strip() for text in said if re.search("[A-Za-z]{2,}", _NAMES.sub("", text))}
