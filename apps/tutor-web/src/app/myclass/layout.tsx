import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import type { ReactNode } from "react";

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryIsland>{children}</QueryIsland>;
}
