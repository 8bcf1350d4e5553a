/**
 * Stops links that lead out of a view: to another app or tab the browser would go as the member of staff, without a word that
 * the pages are another person's.
 * @returns lifts the block
 */
export function blockWaysOut(onBlocked: () => void): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || isWithin(link) || /^(tel|mailto):$/.test(link.protocol)) return;
    event.preventDefault();
    event.stopPropagation();
    onBlocked();
  }
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

function isWithin({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && !pathname.startsWith("/go/") && target !== "_blank";
}
