const CLICKS = ["click", "auxclick"] as const;
/** The button of the context menu, which opens nothing by itself. */
const SECONDARY = 2;

/**
 * Stops links that lead out of a view, also by a click that opens a tab: to another app or tab the browser would go as the member
 * of staff, without a word that the pages are another person's.
 * @returns lifts the block
 */
export function blockWaysOut(onBlocked: () => void): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.button === SECONDARY) return;
    if ((isWithin(link) && !opensTab(event)) || /^(tel|mailto):$/.test(link.protocol)) return;
    event.preventDefault();
    event.stopPropagation();
    onBlocked();
  }
  for (const kind of CLICKS) document.addEventListener(kind, onClick, true);
  return () => {
    for (const kind of CLICKS) document.removeEventListener(kind, onClick, true);
  };
}

const opensTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => button > 0 || ctrlKey || metaKey || shiftKey;

function isWithin({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && !pathname.startsWith("/go/") && target !== "_blank";
}
