import { TextField, type TextFieldProps } from "@pkg/ui/text-field";

type TextQuestionProps = Omit<TextFieldProps, "value" | "onChange"> & {
  /** The answer's field name in the API: an error with this name moves the focus here. */
  field: string;
  value: string;
  onChange: (value: string) => void;
};

/** A one-line question. */
export function TextQuestion({ field, onChange, ...rest }: TextQuestionProps) {
  return (
    <div data-field={field}>
      <TextField {...rest} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
