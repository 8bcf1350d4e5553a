import MessageCircle from "lucide-react/icons/message-circle";
import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";

type MessengerButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** Distance from the bottom edge in pixels; depends on the route. */
  offset: number;
};

/** The floating messenger button, 52 px. Hidden while a sheet, dialog or touch keyboard is open. */
export function MessengerButton({ label, offset, className, style, type = "button", ...button }: MessengerButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      title={label}
      style={{ ...style, bottom: `calc(${offset / 16}rem + env(safe-area-inset-bottom))` }}
      className={cn(
        "fixed right-5 z-20 grid size-13 place-items-center rounded-full border border-transparent bg-bg text-brand-fg shadow-float transition-[background-color,scale] duration-(--duration-fast) ease-out hover:bg-sand-50 active:scale-[0.98] active:bg-sand-100 covered:hidden",
        className,
      )}
    >
      <Icon of={MessageCircle} />
    </button>
  );
}
