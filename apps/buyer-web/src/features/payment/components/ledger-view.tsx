import { Ledger, LedgerSkeleton } from "@pkg/ui/ledger";
import { ledgerProps } from "@/lib/ledger-props";
import type { Checkout } from "../checkout";

type LedgerViewProps = { checkout: Checkout; isPending: boolean };

/** The price with its reasons: the same component and the same lines as everywhere else. */
export function LedgerView({ checkout, isPending }: LedgerViewProps) {
  if (isPending) return <LedgerSkeleton lines={5} />;
  const { ledger, freeLessons } = checkout;
  const note = freeLessons > 0 ? `무료 수업 ${freeLessons}회를 더 드려요` : undefined;
  return <Ledger {...ledgerProps(ledger)} totalNote={note} />;
}
