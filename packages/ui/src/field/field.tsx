import type { ReactNode } from "react";
import { cn } from "../cn";
import { FieldMessage, type FieldMessages } from "./field-message";

export type FieldLabel = FieldMessages & {
  label: ReactNode;
  /** Lighter text after the label ("선택"). */
  hint?: ReactNode;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
};

type FieldProps = FieldLabel & {
  /** The control's id; the message is `<id>-message`. */
  id: string;
  children: ReactNode;
  className?: string;
};

/** Label, control and message. For controls other than text fields. */
export function Field({ id, label, hint, labelHidden, help, error, ok, children, className }: FieldProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        className={cn(
          "mb-2 block text-[0.9375rem]/[1.375rem] font-semibold tracking-[-0.01em]",
          labelHidden && "sr-only",
        )}
      >
        {label}
        {hint ? <span className="ml-1.5 font-normal text-fg-3">{hint}</span> : null}
      </label>
      {children}
      <FieldMessage id={`${id}-message`} help={help} error={error} ok={ok} />
    </div>
  );
}
