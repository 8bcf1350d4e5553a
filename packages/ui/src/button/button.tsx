import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "../cn";
import { type ButtonLook, buttonClass } from "./button-class";
import { ButtonContent } from "./button-content";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    /** Shows the loading mark with `busyLabel`, keeps width and focus, and ignores presses. */
    busy?: boolean;
    /** The label while busy ("보내고 있어요"). Required where `busy` can become true. */
    busyLabel?: ReactNode;
    /** Ignores presses but stays focusable. Not for validation: let a press focus the first invalid field. */
    off?: boolean;
  };

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. One primary for each screen; lg is the call to action, sm is still 44 px high. */
export function Button(props: ButtonProps) {
  const { variant = "primary", size, full, flush, busy = false, busyLabel, off = false, ...rest } = props;
  const { className, children, onClick, type = "button", ...button } = rest;
  const blocked = busy || off;
  return (
    <button
      {...button}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={blocked ? refuse : onClick}
      className={cn(
        buttonClass({ variant, size, full, flush, off: off && !busy }),
        busy && "cursor-progress",
        className,
      )}
    >
      <ButtonContent busy={busy} busyLabel={busyLabel} variant={variant}>
        {children}
      </ButtonContent>
    </button>
  );
}
