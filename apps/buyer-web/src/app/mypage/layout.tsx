import { noindex } from "@pkg/web/metadata";
import { QueryProvider } from "@pkg/web/query-provider";
import type { ReactNode } from "react";

export const metadata = noindex;

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
