const GAP = 12;
const EDGE = 24;

/** Distance in pixels from the bottom edge to 12 px above the sticky bar; 24 without one. */
export function aboveBar(): number {
  const tops = [...document.querySelectorAll("[data-sticky-bar]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < window.innerHeight && box.bottom >= window.innerHeight - 1)
    .map((box) => window.innerHeight - box.top + GAP);
  return Math.max(EDGE, ...tops);
}
