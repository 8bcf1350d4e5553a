import type { OrderLedger } from "@pkg/domain";
import { Ledger } from "@pkg/ui/ledger";
import { ledgerProps } from "@/lib/orders/ledger-props";

/** What the chosen courses cost, line by line. */
export function PlanLedger({ ledger }: { ledger: OrderLedger }) {
  return <Ledger {...ledgerProps(ledger)} className="mt-6" />;
}
