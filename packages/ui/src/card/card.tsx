import type { ComponentProps } from "react";
import { cn } from "../cn";

const TONES = {
  line: "border-line bg-bg",
  lift: "border-transparent bg-bg shadow-card",
  soft: "border-transparent bg-sunken",
  accent: "border-apricot-200 bg-apricot-50",
  selected: "border-brand bg-brand-soft inset-ring-1 inset-ring-brand",
  dark: "on-dark border-transparent bg-pine-800 text-white",
} as const;

const PADS = { none: "", sm: "px-4 py-3.5", md: "p-5", lg: "p-7" } as const;

export type CardTone = keyof typeof TONES;

type CardProps = ComponentProps<"div"> & {
  /** `lift` is for tutors, ledgers and selectable items only. */
  tone?: CardTone;
  pad?: keyof typeof PADS;
  /** Corner radius: card 20 px, panel 28 px. */
  round?: "card" | "panel";
  as?: "div" | "section" | "article" | "aside" | "li";
};

/** A box. To group content prefer space, then a line, then a band; a box is the last choice. */
export function Card({ tone = "line", pad = "md", round = "card", as: Tag = "div", className, ...rest }: CardProps) {
  const Element = Tag as "div";
  return (
    <Element
      {...rest}
      className={cn("border", TONES[tone], PADS[pad], round === "panel" ? "rounded-xl" : "rounded-lg", className)}
    />
  );
}
