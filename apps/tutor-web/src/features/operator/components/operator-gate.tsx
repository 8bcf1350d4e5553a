import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { NotFound } from "@pkg/web/platform/shell/not-found";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import type { ReactNode } from "react";

type OperatorGateProps<T> = {
  /** A read that only staff may make. */
  reading: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  /** What could not be loaded, with its object particle. */
  what: string;
  children: (data: T) => ReactNode;
};

/** Shows what staff reads, and what stands in its place: a skeleton or a failure. For everybody else, and for an unknown id, there is no such page. */
export function OperatorGate<T>({ reading, what, children }: OperatorGateProps<T>) {
  const { data, error, refetch } = reading;
  if (isApiError(error, "account", 10003) || isApiError(error, "class", 20001, 10001)) return <NotFound />;
  if (data !== undefined) return children(data);
  return error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what={what} /> : <RowsSkeleton />;
}
