import type { ReactNode } from "react";
import { cn } from "../cn";

const TONES = {
  brand: "bg-pine-100 text-brand-fg",
  accent: "bg-apricot-100 text-accent-fg",
  neutral: "bg-sand-100 text-fg-2",
} as const;

const SIZES = {
  sm: "h-7 w-7 rounded-[0.875rem_0.875rem_0.375rem_0.375rem] text-[0.9375rem]",
  md: "h-11 w-10 rounded-[1.25rem_1.25rem_0.5rem_0.5rem] pt-1 text-[0.9375rem]",
  lg: "h-10 w-9 rounded-[1.125rem_1.125rem_0.4375rem_0.4375rem] pt-0.5 text-[1.0625rem]",
} as const;

type SeatBadgeProps = { children: ReactNode; tone?: keyof typeof TONES; size?: keyof typeof SIZES; className?: string };

/** A letter or number in a seat shape: a subject ("수"), a step ("1"). Decorative: needs a text next to it. */
export function SeatBadge({ children, tone = "brand", size = "md", className }: SeatBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={cn("grid shrink-0 place-items-center leading-none font-bold", TONES[tone], SIZES[size], className)}
    >
      {children}
    </span>
  );
}
