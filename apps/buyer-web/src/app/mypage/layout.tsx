import { noindex } from "@pkg/web/metadata";
import { QueryIsland } from "@pkg/web/shell/query-island";
import type { ReactNode } from "react";

export const metadata = noindex;

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryIsland>{children}</QueryIsland>;
}
