"use client";

import { LedgerFailure } from "@pkg/ui/ledger";
import { useRouter } from "next/navigation";
import { useTransition } from "react";

type LoadFailureProps = { title?: string; reason?: string; className?: string };

/** What a part of a page shows when the server could not load it: words and a retry, never an amount of 0. */
export function LoadFailure(props: LoadFailureProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  return <LedgerFailure {...props} busy={busy} onRetry={() => startTransition(() => router.refresh())} />;
}
