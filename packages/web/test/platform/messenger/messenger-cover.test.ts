// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { coversContent } from "../../../src/platform/messenger/use-over-content";

const BOX = new DOMRect(318, 667, 52, 52);
afterEach(() => vi.restoreAllMocks());

/** A page whose uppermost element under the button is `target`, with its text at `line`. */
function under(html: string, line: DOMRect) {
  document.body.innerHTML = `<button id="own"><svg></svg></button>${html}`;
  const own = document.getElementById("own") as HTMLElement;
  const target = document.querySelector("[data-under]") as HTMLElement;
  vi.spyOn(document, "createRange").mockReturnValue({
    selectNodeContents: () => {},
    getClientRects: () => [line],
  } as unknown as Range);
  const inIcon = own.firstElementChild as Element;
  return coversContent(BOX, own, () => [inIcon, own, target, document.body]);
}

const HERE = new DOMRect(300, 690, 60, 20);
const ABOVE = new DOMRect(300, 640, 60, 20);
const LEFT = new DOMRect(20, 690, 200, 20);

test.each([
  ["a price", "<p data-under>756,960원</p>", HERE, true],
  ["a text that ends before the button", "<p data-under>수업료 정가</p>", LEFT, false],
  ["a line above the button", "<p data-under>756,960원</p>", ABOVE, false],
  ["an empty part of a section", "<section data-under> <p>글</p> </section>", HERE, false],
  ["a link that fills its card", '<a href="/price"><span data-under></span></a>', LEFT, true],
  ["a picture", '<svg data-under role="img"></svg>', LEFT, true],
])("%s", (_what, html, line, covers) => {
  expect(under(html, line)).toBe(covers);
});

test("nothing lies under the button outside of the page", () => {
  const own = document.createElement("button");
  expect(coversContent(BOX, own, () => [])).toBe(false);
});
