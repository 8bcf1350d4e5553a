import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useId } from "react";
import { cn } from "../cn";
import { BARE_INPUT, Field, type FieldLabel, fieldBox } from "../field";
import { Icon } from "../icon";

export type NativeSelectProps = Omit<ComponentProps<"select">, "size" | "children"> &
  FieldLabel & {
    options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
    /** The first, empty option. */
    placeholder?: string;
  };

/** A native select in the style of a field, for times, numbers and long lists. Accepts `{...register()}`. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, labelHidden, help, error, ok, options, placeholder, id, className, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const messages = { label, hint, labelHidden, help, error, ok };
  return (
    <Field id={fieldId} {...messages} className={className}>
      <div className={cn(fieldBox({ error: Boolean(error), off: Boolean(select.disabled) }), "relative")}>
        <select
          {...select}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-message`}
          className={cn(
            BARE_INPUT,
            "min-h-[3.125rem] cursor-pointer appearance-none truncate rounded-[inherit] pr-10 pl-4",
          )}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto h-5 text-fg-3"
        />
      </div>
    </Field>
  );
}
