"use client";

import { type ComponentProps, lazy } from "react";

const Ledger = lazy(async () => ({ default: (await import("@pkg/ui/ledger")).Ledger }));

/** The ledger of every other screen, drawn by the server; its counting total comes after the first paint. */
export function LedgerIsland(props: ComponentProps<typeof Ledger>) {
  return <Ledger {...props} />;
}
