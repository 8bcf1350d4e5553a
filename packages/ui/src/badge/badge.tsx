import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";

const TONES = {
  neutral: "bg-sunken text-fg-2",
  brand: "bg-brand-soft-2 text-brand-fg",
  accent: "bg-accent-soft text-accent-fg",
  success: "bg-success-50 text-success",
  warn: "bg-warn-50 text-warn",
  error: "bg-error-50 text-error",
  info: "bg-info-50 text-info",
} as const;

export type BadgeTone = keyof typeof TONES;

type BadgeProps = {
  tone?: BadgeTone;
  /** A 14 px icon before the text. Success has a tick by default. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A short state or tag, 24 px high. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  const sign = icon ?? (tone === "success" ? <Icon of={Check} size={14} /> : null);
  return (
    <span
      className={cn(
        "inline-flex min-h-6 items-center gap-[3px] rounded-[0.4375rem] px-2 py-0.5 text-micro font-semibold whitespace-nowrap forced-colors:border",
        TONES[tone],
        className,
      )}
    >
      {sign}
      {children}
    </span>
  );
}
