import MessageCircle from "lucide-react/icons/message-circle";
import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";

type MessengerButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** Distance from the bottom edge in pixels; depends on the route. */
  offset: number;
  /** Slides to the edge of the screen, where no text is; a pointer or the keyboard's focus brings it out. */
  tucked?: boolean;
};

/** The floating messenger button, 52 px. Hidden while a sheet, dialog or touch keyboard is open. */
export function MessengerButton(props: MessengerButtonProps) {
  const { label, offset, tucked = false, className, style, type = "button", ...button } = props;
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      title={label}
      style={{ ...style, bottom: `calc(${offset / 16}rem + env(safe-area-inset-bottom))` }}
      className={cn(
        "fixed right-5 z-20 grid size-13 place-items-center rounded-full border border-transparent bg-bg text-brand-fg shadow-float transition-[background-color,scale,translate] duration-(--duration-fast) ease-out hover:bg-sand-50 active:scale-[0.98] active:bg-sand-100 covered:hidden print:hidden",
        tucked && "translate-x-15 hover:translate-x-0 focus-visible:translate-x-0",
        className,
      )}
    >
      <Icon of={MessageCircle} />
    </button>
  );
}
