/**
 * Focuses the element with the id or the first control in it. Previous pages stay in the document for a
 * while, hidden, so invisible elements are skipped.
 */
export function focusIn(id: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)];
  const place = places.find((element) => element.checkVisibility());
  const control = place?.matches("input, button, a") ? place : place?.querySelector<HTMLElement>("input, button, a");
  control?.focus();
}
