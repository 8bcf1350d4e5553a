import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, Suspense } from "react";
import { OperatorSearch } from "@/features/operator/people/operator-search";
import { OperatorShell } from "@/lib/operator/operator-shell";

export default function Layout({ children }: { children: ReactNode }) {
  const search = (
    <Suspense fallback={null}>
      <OperatorSearch />
    </Suspense>
  );
  return (
    <NuqsAdapter>
      <QueryProvider>
        <OperatorShell search={search}>{children}</OperatorShell>
      </QueryProvider>
    </NuqsAdapter>
  );
}
