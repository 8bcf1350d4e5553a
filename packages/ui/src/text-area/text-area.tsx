import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { BARE_INPUT, Field, type FieldLabel, fieldBox } from "../field";

export type TextAreaProps = ComponentProps<"textarea"> &
  FieldLabel & {
    /** At the bottom right of the box, for example a count "12/200". */
    counter?: ReactNode;
    /** Next to the box: a button ("주소 찾기"). */
    action?: ReactNode;
  };

/** A multi-line text field; grows with its content where the browser supports `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, labelHidden, help, error, ok, counter, action, id, className, rows = 3, ...area } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const messages = { label, hint, labelHidden, help, error, ok };
  return (
    <Field id={fieldId} {...messages} className={className}>
      <div className="flex items-start gap-2">
        <div
          className={cn(
            fieldBox({ error: Boolean(error), off: Boolean(area.disabled) }),
            "min-h-13 min-w-0 flex-1 px-4 py-3",
          )}
        >
          <textarea
            {...area}
            id={fieldId}
            rows={rows}
            aria-invalid={error ? true : undefined}
            aria-describedby={cn(area["aria-describedby"], `${fieldId}-message`)}
            // Its content counts for no width of the page: a word without a break would widen every grid around it.
            className={cn(BARE_INPUT, "block w-0! min-w-full! max-h-80 resize-none field-sizing-content")}
            style={{ minHeight: `${rows * 1.5}rem` }}
          />
          {counter ? <p className="num mt-1 text-right text-micro text-fg-3">{counter}</p> : null}
        </div>
        {action}
      </div>
    </Field>
  );
}
