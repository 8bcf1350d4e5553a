import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { BARE_INPUT, Field, type FieldLabel, fieldBox } from "../field";

export type TextFieldProps = Omit<ComponentProps<"input">, "size"> &
  FieldLabel & {
    /** Inside the box at the right: a timer, a tick, a unit. */
    right?: ReactNode;
    /** Inside the box at the left: an icon. */
    left?: ReactNode;
    /** Next to the box: a button ("주소 찾기"). */
    action?: ReactNode;
    inputClassName?: string;
  };

/** A text field. Accepts `{...register("name")}`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, labelHidden, help, error, ok, right, left, action, id, className, inputClassName, ...input } =
    props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = cn(input["aria-describedby"], `${fieldId}-message`);
  const messages = { label, hint, labelHidden, help, error, ok };
  return (
    <Field id={fieldId} {...messages} className={className}>
      <div className="flex gap-2">
        <div
          className={cn(
            fieldBox({ error: Boolean(error), off: Boolean(input.disabled) }),
            "flex min-h-13 min-w-0 flex-1 items-center gap-2 px-4",
          )}
        >
          {left}
          <input
            {...input}
            id={fieldId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={cn(BARE_INPUT, "min-h-12", inputClassName)}
          />
          {right}
        </div>
        {action}
      </div>
    </Field>
  );
}
