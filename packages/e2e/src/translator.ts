import type { Page } from "@playwright/test";

/** Translates a page as a browser does, now and as it goes on: each text gives way to an element with its words. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(startTranslator);

function startTranslator(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("font, script, style, title, option, textarea, svg")) return;
    const words = document.createElement("font");
    words.append(document.createElement("font"));
    words.firstElementChild?.append(text.data);
    text.replaceWith(words);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateAll);
  }).observe(document.body, { subtree: true, childList: true });
}
