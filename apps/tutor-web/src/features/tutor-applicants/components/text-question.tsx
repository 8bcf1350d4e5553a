import { TextField, type TextFieldProps } from "@pkg/ui/text-field";

type TextQuestionProps = Omit<TextFieldProps, "value" | "onChange"> & {
  /** What the server calls the answer: a refusal moves the focus here. */
  field: string;
  value: string;
  onChange: (value: string) => void;
};

/** A question that is answered in one line. */
export function TextQuestion({ field, onChange, ...rest }: TextQuestionProps) {
  return (
    <div data-field={field}>
      <TextField {...rest} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
