import { TextField, type TextFieldProps } from "@pkg/ui/text-field";
import { caretAfterFormat } from "@pkg/web/features/form/caret-after-format";
import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { useController } from "react-hook-form";
import type { CardFields as Card } from "./validate-card";

type FormattedFieldProps = Omit<TextFieldProps, "value" | "onChange" | "ref" | "error"> & {
  name: keyof Card;
  format: (text: string) => string;
};

/**
 * A field of digits that is formatted during typing. The caret stays after its digit, also in the middle
 * and when Backspace removes a separator.
 */
export function FormattedField({ name, format, ...props }: FormattedFieldProps) {
  const { field, fieldState } = useController<Card, keyof Card>({ name });
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const inputType = (event.nativeEvent as InputEvent).inputType;
    const raw = withoutSeparatorDigit(field.value, typed, selectionStart ?? typed.length, inputType);
    const formatted = format(raw.text);
    caret.current = caretAfterFormat(raw.text, raw.caret, formatted);
    field.onChange(formatted);
  };
  return (
    <TextField
      {...props}
      {...field}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      error={fieldState.error?.message}
      onChange={onChange}
      inputMode="numeric"
      inputClassName="num"
    />
  );
}

/** Backspace on a separator removes the digit before it; otherwise formatting would restore the separator. */
function withoutSeparatorDigit(before: string, text: string, caret: number, inputType: string) {
  const isSeparatorGone =
    inputType === "deleteContentBackward" &&
    before.length === text.length + 1 &&
    before.replace(/\D/g, "") === text.replace(/\D/g, "");
  if (!isSeparatorGone || caret === 0) return { text, caret };
  return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
}
