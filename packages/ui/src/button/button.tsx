import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "../cn";
import { type ButtonLook, buttonClass } from "./button-class";
import { ButtonContent } from "./button-content";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    /** Work is under way: shows the mark with `busyLabel`, keeps its width and focus, and does nothing when pressed. */
    busy?: boolean;
    /** The words while busy ("보내고 있어요"). Always give it where `busy` can become true. */
    busyLabel?: ReactNode;
    /** Cannot be pressed, and stays focusable. Validation never sets this: let a press move to the first wrong field. */
    off?: boolean;
  };

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. One primary per screen; lg is the call to action, sm is still 44 px high. */
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
