/** Moves the focus to the first control inside the element of that id that can take it: a wrong one, else the chosen one, else the first. */
export function focusIn(id: string): void {
  const place = document.getElementById(id);
  const wrong = place?.querySelector<HTMLElement>("[aria-invalid=true] input, input[aria-invalid=true], input:checked");
  (wrong ?? place?.querySelector<HTMLElement>("input, button"))?.focus();
}
