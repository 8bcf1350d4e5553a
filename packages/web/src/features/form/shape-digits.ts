import type { ChangeEvent } from "react";

/** The digits of typed or pasted text, also those of full width; so many at the most. */
export const digitsOf = (text: string, most?: number): string =>
  text.normalize("NFKC").replace(/\D/g, "").slice(0, most);

/**
 * Brings the digits of a field into form while they are typed. The caret stays behind its digit: a value that is
 * written sends it to the end.
 */
export function shapeDigits(input: HTMLInputElement, shape: (text: string) => string): void {
  const { selectionStart } = input;
  // Digits of full width, as a Korean keyboard may write them, are the same digits.
  const value = input.value.normalize("NFKC");
  const caret = selectionStart ?? value.length;
  input.value = shape(value);
  // At the end it stands right already; a browser that fills in a field must not be given the focus there.
  if (caret === value.length) return;
  const place = caretAfterFormat(value, caret, input.value);
  input.setSelectionRange(place, place);
}

/** The props of a form's field whose digits are brought into form while they are typed. */
export function digitField<F extends { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown }>(
  field: F,
  shape: (text: string) => string,
) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      shapeDigits(event.target, shape);
      return field.onChange(event);
    },
  };
}

/** The caret's position in the formatted text: after as many digits as preceded it in the raw text. */
function caretAfterFormat(raw: string, caret: number, formatted: string): number {
  const digitsBefore = digitsOf(raw.slice(0, caret)).length;
  let seen = 0;
  let at = 0;
  while (at < formatted.length && seen < digitsBefore) {
    if (/\d/.test(formatted[at] ?? "")) seen += 1;
    at += 1;
  }
  return at;
}
