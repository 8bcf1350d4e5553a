import { caretAfterFormat } from "./caret-after-format";

/**
 * Brings the digits of a field into form while they are typed. The caret stays behind its digit: a value that is
 * written sends it to the end.
 */
export function shapeDigits(input: HTMLInputElement, shape: (text: string) => string): void {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  input.value = shape(value);
  // At the end it stands right already; a browser that fills in a field must not be given the focus there.
  if (caret === value.length) return;
  const place = caretAfterFormat(value, caret, input.value);
  input.setSelectionRange(place, place);
}
