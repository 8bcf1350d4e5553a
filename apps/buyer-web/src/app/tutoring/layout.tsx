import { noindex } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import type { ReactNode } from "react";

export const metadata = noindex;

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryIsland>{children}</QueryIsland>;
}
