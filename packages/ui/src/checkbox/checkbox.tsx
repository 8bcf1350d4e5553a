import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { FieldMessage, type FieldMessages } from "../field";
import { CheckBox } from "./check-box";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> &
  Omit<FieldMessages, "ok"> & { label: ReactNode; mixed?: boolean };

/** A checkbox with its label; the whole row is the target. Accepts `{...register("agree")}`. */
export function Checkbox({ label, help, error, mixed, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className={cn(
          "flex min-h-11 cursor-pointer items-start gap-2.5 py-2.5 text-body-sm",
          input.disabled && "cursor-not-allowed text-fg-3",
        )}
      >
        <CheckBox
          {...input}
          id={fieldId}
          mixed={mixed}
          error={Boolean(error)}
          aria-describedby={`${fieldId}-message`}
        />
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <div className={cn("pl-8.5", Boolean(help || error) && "-mt-2")}>
        <FieldMessage id={`${fieldId}-message`} help={help} error={error} />
      </div>
    </div>
  );
}
