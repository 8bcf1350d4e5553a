/**
 * Moves the focus to the element of that id or the first control inside it. Pages that were left stay in the document for a
 * while, hidden: only what can be seen counts.
 */
export function focusIn(id: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)];
  const place = places.find((element) => element.checkVisibility());
  const control = place?.matches("input, button, a") ? place : place?.querySelector<HTMLElement>("input, button, a");
  control?.focus();
}
