"use client";

import type { ReactNode } from "react";
import { useAnnouncement } from "../internal/use-announcement";
import { formatWon, Won } from "../won/won";
import { useCount } from "./use-count";

export type LedgerTotalItem = {
  label: string;
  /** In won. */
  amount: number;
};

/** The total row: animates a change for 200 ms and announces it once, politely. */
export function LedgerTotal({ label, amount, note }: LedgerTotalItem & { note?: ReactNode }) {
  const shown = useCount(amount);
  const said = useAnnouncement(`${label} ${formatWon(amount)}`, 400);
  return (
    <div className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-fg pt-4 pb-[0.5625rem]">
      <dt className="text-title-3">{label}</dt>
      <dd className="ml-auto text-right">
        <span aria-hidden="true" className="text-[1.75rem]/[2.25rem] font-bold tracking-[-0.03em]">
          <Won amount={shown} />
        </span>
        <span className="sr-only">{formatWon(amount)}</span>
        <span role="status" className="sr-only">
          {said}
        </span>
        {note ? <span className="mt-0.5 block text-caption text-fg-3">{note}</span> : null}
      </dd>
    </div>
  );
}
