import type { ReactNode } from "react";
import { cn } from "../cn";
import { formatWon } from "../won/won";

export type LedgerTone = "base" | "plus" | "minus" | "zero";

export type LedgerLineItem = {
  id: string;
  label: ReactNode;
  /** The calculation of the amount ("1,118,760원의 5%"), below the label. */
  source?: ReactNode;
  /** Amount in won, or a text instead. */
  amount: number | string;
  /** By default from the sign of the amount; `plus` adds a + sign. */
  tone?: LedgerTone;
};

const TONES: Record<LedgerTone, string> = {
  base: "font-medium",
  plus: "font-medium",
  minus: "font-semibold text-brand",
  zero: "font-normal text-fg-3",
};

/** Savings are pine, additions have the text colour, zero is grey; never red. */
function toneOf({ amount, tone }: Pick<LedgerLineItem, "amount" | "tone">): LedgerTone {
  if (tone) return tone;
  if (typeof amount === "string") return "base";
  if (amount === 0) return "zero";
  return amount < 0 ? "minus" : "base";
}

/** One row: the amount wraps below its label instead of shrinking. */
export function LedgerLine(line: LedgerLineItem) {
  const tone = toneOf(line);
  const amount =
    typeof line.amount === "number" ? formatWon(line.amount, tone === "plus" ? "always" : "negative") : line.amount;
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-[0.5625rem] text-[1rem]/[1.5rem] tracking-[-0.011em]">
      <dt className="min-w-[min(8.5rem,100%)] flex-1">
        <span>{line.label}</span>
        {line.source ? <span className="mt-px block text-[0.875rem]/[1.25rem] text-fg-3">{line.source}</span> : null}
      </dt>
      <dd className={cn("num ml-auto text-right", TONES[tone])}>{amount}</dd>
    </div>
  );
}
