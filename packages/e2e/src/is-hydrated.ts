/** Whether React hears what happens; runs in the page. Pages that are not ours have nothing to wait for. */
export function isHydrated(): boolean {
  return !document.querySelector('script[src^="/_next/"]') || "hydrated" in document.documentElement.dataset;
}
