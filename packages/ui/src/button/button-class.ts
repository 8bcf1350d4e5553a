import { cn } from "../cn";

export type ButtonVariant = "primary" | "secondary" | "soft" | "line" | "text" | "quiet" | "danger" | "white";
export type ButtonSize = "lg" | "md" | "sm";

/** Hover is one step darker, press two; a press also scales to .98. */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-press",
  secondary: "border-transparent bg-sunken text-fg hover:bg-sand-200 active:bg-sand-300",
  soft: "border-transparent bg-brand-soft-2 text-brand-fg hover:bg-pine-200 active:bg-pine-300",
  line: "border-line-2 bg-bg text-fg hover:bg-sand-100 active:bg-sand-200",
  text: "border-transparent text-brand-fg hover:bg-pine-50 active:bg-pine-100",
  quiet: "border-transparent text-fg-2 hover:bg-sand-100 active:bg-sand-200",
  danger: "border-transparent bg-error text-white hover:bg-error-700 active:bg-error-700",
  white: "border-transparent bg-white text-pine-800 hover:bg-pine-50 active:bg-pine-100",
};

const SIZES: Record<ButtonSize, string> = {
  lg: "min-h-(--size-cta) rounded-md text-[1.0625rem]/[1.5rem] font-bold tracking-[-0.012em]",
  md: "min-h-12 rounded-md text-[1rem]/[1.5rem] font-semibold tracking-[-0.012em]",
  sm: "min-h-11 rounded-[0.75rem] text-[0.9375rem]/[1.5rem] font-semibold tracking-[-0.012em]",
};

/** Horizontal padding, for buttons that don't fill their parent. */
const SIDES: Record<ButtonSize, string> = { lg: "px-5", md: "px-5", sm: "px-4" };

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the parent's width. */
  full?: boolean;
  /** No horizontal padding, for text buttons aligned to an edge. */
  flush?: boolean;
};

/** The look of a button, for elements that are not our `Button` (file inputs, vendor links). */
export function buttonClass(look: ButtonLook & { off?: boolean; still?: boolean }): string {
  const { variant = "primary", size = "md", full, flush, off, still } = look;
  return cn(
    "relative inline-grid max-w-full shrink-0 place-items-center border py-1 text-center wrap-break-word no-underline select-none touch-manipulation",
    "transition-[background-color,scale] duration-(--duration-fast) ease-out",
    off ? "cursor-not-allowed border-transparent bg-off text-fg-off" : VARIANTS[variant],
    !off && !still && "active:scale-[0.98]",
    still && "pointer-events-none",
    SIZES[size],
    full ? "w-full px-3" : SIDES[size],
    flush && "px-0! hover:bg-transparent! active:bg-transparent! hover:underline underline-offset-4",
  );
}
