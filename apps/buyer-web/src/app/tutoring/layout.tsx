import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { noindex } from "@pkg/web/platform/metadata/metadata";
import type { ReactNode } from "react";

export const metadata = noindex;

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
