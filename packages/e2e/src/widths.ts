import { expect, type Page } from "@playwright/test";

/** The two viewport widths of every screen test: phone and desktop. */
export const WIDTHS = [390, 1280] as const;

/** The two, and a tablet between them. */
export const ALL_WIDTHS = [390, 820, 1280] as const;

/** How wide the content of a page is: wider than the window where something sticks out. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** The narrowest phones that people hold: folded, old, and the cover of a fold. Letters may be twice as large. */
const NARROW = [
  { width: 280, letters: "100%" },
  { width: 344, letters: "100%" },
  { width: 320, letters: "100%" },
  { width: 320, letters: "200%" },
] as const;

/** Checks that nothing of a page sticks out on narrow phones, nor with large letters. */
export async function expectNothingSideways(page: Page, label: string): Promise<void> {
  for (const { width, letters } of NARROW) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(setLetters, letters);
    expect.soft(await stickingOut(page), `${label} at ${width} px, letters of ${letters}`).toEqual([]);
  }
  await page.evaluate(setLetters, "");
}

/** Sets the size of the page's letters, and waits until the page is laid out with it. */
const setLetters = (size: string): Promise<unknown> => {
  document.documentElement.style.fontSize = size;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** The innermost elements that a page scrolls sideways for; none when it does not. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
    const beyond = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        right > clientWidth + 1 &&
        getComputedStyle(element).position !== "fixed" &&
        !isClipped(element.parentElement)
      );
    });
    const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
    return innermost.slice(0, 3).map((element) => {
      const over = Math.round(element.getBoundingClientRect().right - clientWidth);
      return `+${over} <${element.tagName.toLowerCase()} class="${element.getAttribute("class")}"> ${element.textContent?.slice(0, 40)}`;
    });
  });
}
