import { TextField, type TextFieldProps } from "@pkg/ui/text-field";
import { useFormattedInput } from "./use-formatted-input";

type FormattedFieldProps = Omit<TextFieldProps, "value" | "onChange" | "ref"> & {
  value: string;
  format: (text: string) => string;
  onValue: (value: string) => void;
};

/** A text field of figures that is formatted while typed, without the caret jumping. */
export function FormattedField({ value, format, onValue, ...field }: FormattedFieldProps) {
  const { ref, onChange } = useFormattedInput(value, format, onValue);
  return <TextField {...field} ref={ref} inputMode="numeric" value={value} onChange={onChange} inputClassName="num" />;
}
