import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { ReactNode } from "react";
import { type Me, useMe } from "./me";

/** Renders children with the signed-in buyer, and a fallback until they are loaded. */
export function MeGate({ children, rows }: { children: (me: Me) => ReactNode; rows?: number }) {
  const { data, error, refetch } = useMe();
  if (data) return children(data);
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="내 정보를" />
  ) : (
    <RowsSkeleton title="내 정보" rows={rows} />
  );
}
