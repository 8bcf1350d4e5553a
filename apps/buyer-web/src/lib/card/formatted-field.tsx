import { TextField, type TextFieldProps } from "@pkg/ui/text-field";
import { digitsOf, shapeDigits } from "@pkg/web/features/form/shape-digits";
import type { ChangeEvent } from "react";
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
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).inputType === "deleteContentBackward") dropBesideSeparator(field.value, target);
    shapeDigits(target, format);
    field.onChange(target.value);
  };
  return (
    <TextField
      {...props}
      {...field}
      error={fieldState.error?.message}
      onChange={onChange}
      inputMode="numeric"
      inputClassName="num"
    />
  );
}

/** Backspace on a separator removes the digit before it; otherwise formatting would restore the separator. */
function dropBesideSeparator(before: string, input: HTMLInputElement): void {
  const { value, selectionStart: caret } = input;
  const isSeparatorGone = before.length === value.length + 1 && digitsOf(before) === digitsOf(value);
  if (isSeparatorGone && caret) input.setRangeText("", caret - 1, caret);
}
