export { Ledger, type LedgerProps } from "./ledger";
export { LedgerFailure } from "./ledger-failure";
export { LedgerLine, type LedgerLineItem, type LedgerTone } from "./ledger-line";
export { LedgerSkeleton } from "./ledger-skeleton";
export { LedgerTotal, type LedgerTotalItem } from "./ledger-total";
export { type UnitAmount, UnitBox } from "./unit-box";
