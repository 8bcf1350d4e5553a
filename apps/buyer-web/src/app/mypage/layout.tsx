import { noindex } from "@pkg/web/metadata";
import type { ReactNode } from "react";
import { QueryIsland } from "@/lib/query-island";

export const metadata = noindex;

export default function Layout({ children }: { children: ReactNode }) {
  return <QueryIsland>{children}</QueryIsland>;
}
