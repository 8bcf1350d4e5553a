/** The id of a field of the payment form. */
function fieldId(name: string): string {
  return `pay-${name}`;
}

/** What a field needs to be found again when it is wrong. */
export function fieldProps(name: string): { id: string; name: string } {
  return { id: fieldId(name), name };
}

/**
 * Moves the focus into a wrong field: to the element of that name, or to the first control inside it that can take it (a
 * group of choices). The browser scrolls it into view, above the sticky bar. Pages that were left stay in the document for a
 * while, hidden: only what can be seen counts.
 */
export function focusField(name: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`#${fieldId(name)}`)];
  const element = places.find((place) => place.checkVisibility());
  const control = element?.matches("input, button, a")
    ? element
    : element?.querySelector<HTMLElement>("[aria-invalid=true], input:checked, input, button, a");
  control?.focus();
}
