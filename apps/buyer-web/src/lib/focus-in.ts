/**
 * Moves the focus to the first control inside the element of that id that can take it: a wrong one, else the chosen one, else
 * the first. Pages that were left stay in the document for a while, hidden: only what can be seen counts.
 */
export function focusIn(id: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)];
  const place = places.find((element) => element.checkVisibility());
  const wrong = place?.querySelector<HTMLElement>("[aria-invalid=true] input, input[aria-invalid=true], input:checked");
  (wrong ?? place?.querySelector<HTMLElement>("input, button"))?.focus();
}
