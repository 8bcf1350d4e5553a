import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { caretAfterFormat } from "./card-format";

interface FormattedInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Formats an input while it is typed, and keeps the caret behind the digit it stood behind, also in the middle and when a
 * separator is taken out with Backspace.
 */
export function useFormattedInput(
  value: string,
  format: (text: string) => string,
  onValue: (value: string) => void,
): FormattedInput {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const inputType = (event.nativeEvent as InputEvent).inputType;
    const raw = withoutSeparatorDigit(value, typed, selectionStart ?? typed.length, inputType);
    const formatted = format(raw.text);
    caret.current = caretAfterFormat(raw.text, raw.caret, formatted);
    onValue(formatted);
  };
  return { ref, onChange };
}

/** Backspace on a separator takes the digit before it; otherwise the separator would come back and nothing happen. */
function withoutSeparatorDigit(before: string, text: string, caret: number, inputType: string) {
  const isSeparatorGone =
    inputType === "deleteContentBackward" &&
    before.length === text.length + 1 &&
    before.replace(/\D/g, "") === text.replace(/\D/g, "");
  if (!isSeparatorGone || caret === 0) return { text, caret };
  return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
}
