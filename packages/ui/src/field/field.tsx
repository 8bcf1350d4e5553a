import type { ComponentProps, ReactNode } from "react";
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

/** The box of a field: 52 px high with a 1 px border, 2 px when focused or invalid. A real border shows in forced colours. */
export function fieldBox(state: { error: boolean; off: boolean }): string {
  return cn(
    "rounded-md border text-[1rem]/[1.5rem] tracking-[-0.008em] transition-[border-color,box-shadow] duration-(--duration-fast) ease-out",
    state.off ? "border-line-2 bg-sunken text-fg-3" : "bg-bg",
    !state.off && state.error && "border-error inset-ring-1 inset-ring-error",
    !state.off &&
      !state.error &&
      "border-line-control focus-within:border-brand focus-within:inset-ring-1 focus-within:inset-ring-brand",
  );
}

/** The input without a border, since its box has one. The transparent focus outline shows in forced colours only. */
export const BARE_INPUT =
  "w-full min-w-0 bg-transparent outline-none placeholder:text-fg-3 placeholder:opacity-100 disabled:cursor-not-allowed disabled:opacity-100 [-webkit-text-fill-color:currentColor] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-transparent";

/** A column of fields, 18 px apart. */
export function FieldGroup({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("grid gap-[1.125rem]", className)} />;
}

/** Short fields side by side; they wrap when space is tight. */
export function FieldRow({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-x-3 gap-y-[1.125rem] lg:gap-x-4",
        className,
      )}
    />
  );
}
