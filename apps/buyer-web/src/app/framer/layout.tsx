import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { noindex } from "@pkg/web/platform/metadata/metadata";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";

/** The address is a secret: it is not indexed, and links send no referrer. */
export const metadata: Metadata = { ...noindex, referrer: "no-referrer" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <NuqsAdapter>
      <QueryProvider>{children}</QueryProvider>
    </NuqsAdapter>
  );
}
