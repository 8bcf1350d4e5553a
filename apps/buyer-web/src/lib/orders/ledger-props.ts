import type { OrderLedger } from "@pkg/domain";
import type { LedgerProps } from "@pkg/ui/ledger";

type LedgerParts = Pick<LedgerProps, "lines" | "total" | "units">;

/** Converts the domain's ledger to props of the kit's `Ledger`, the same lines on every screen. */
export function ledgerProps({ lines, total, perMonth, perLesson }: OrderLedger): LedgerParts {
  const tablet = lines.some(({ kind, amount }) => kind === "TABLET" && amount > 0) ? "(태블릿 포함)" : "";
  return {
    lines: lines
      .filter(({ kind }) => kind !== "TOTAL")
      .map(({ kind, label, source, amount }) => ({
        id: kind,
        label,
        amount,
        ...(source && { source }),
        ...(kind === "TABLET" && amount > 0 && { tone: "plus" as const }),
      })),
    total: { label: lines.at(-1)?.label ?? "", amount: total },
    units: [
      ...(perMonth === null ? [] : [{ label: `한 달${tablet}`, amount: perMonth }]),
      ...(perLesson === null ? [] : [{ label: `1회${tablet}`, amount: perLesson }]),
    ],
  };
}
