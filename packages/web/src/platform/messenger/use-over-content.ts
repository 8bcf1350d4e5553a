import { type RefObject, useEffect, useState } from "react";
import { overlaps } from "./use-over-focus";

/** Distance of the looked-at points, in pixels: less than a line of text is high. */
const STEP = 12;
/** How long nothing has moved before the button is looked at again. */
const REST_MS = 200;
/** Distance of the button from the right edge, in pixels. */
const EDGE = 20;

const CONTROLS = "a, button, input, select, textarea, summary, label, img, svg";

/**
 * Whether something to read or to press lies in a box.
 * @param own the element that lies above it, which doesn't count
 * @param elementsAt the elements at a point of the window, the uppermost first
 */
export function coversContent(
  box: DOMRectReadOnly,
  own: Element,
  elementsAt: (x: number, y: number) => readonly Element[] = (x, y) => document.elementsFromPoint(x, y),
): boolean {
  const seen = new Set<Element>();
  for (let x = box.left; x <= box.right; x += STEP) {
    for (let y = box.top; y <= box.bottom; y += STEP) {
      const under = elementsAt(x, y).find((element) => !own.contains(element));
      if (!under || seen.has(under)) continue;
      seen.add(under);
      if (under.closest(CONTROLS) || hasTextIn(under, box)) return true;
    }
  }
  return false;
}

function hasTextIn(element: Element, box: DOMRectReadOnly): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(line, box));
  });
}

/** Where the button lies when it is not tucked away. */
function boxOf(button: Element): DOMRect {
  const { top, width, height } = button.getBoundingClientRect();
  return new DOMRect(document.documentElement.clientWidth - EDGE - width, top, width, height);
}

/** Whether the button would cover content, or the page is moving under it. */
export function useOverContent(ref: RefObject<HTMLButtonElement | null>): boolean {
  const [isOver, setIsOver] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (ref.current) setIsOver(coversContent(boxOf(ref.current), ref.current));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const onScroll = () => {
      setIsOver(true);
      lookSoon();
    };
    // Content that loads changes the page's height; what is opened or chosen changes it in place.
    const watch = new ResizeObserver(lookSoon);
    watch.observe(document.body);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", lookSoon);
    addEventListener("click", lookSoon);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", lookSoon);
      removeEventListener("click", lookSoon);
    };
  }, [ref]);
  return isOver;
}
