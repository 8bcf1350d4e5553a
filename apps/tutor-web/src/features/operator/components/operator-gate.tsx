import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { NotFound } from "@pkg/web/platform/shell/not-found";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { lazy, type ReactNode, Suspense } from "react";

const OperatorFactor = lazy(() => import("../operator-factor"));

type OperatorGateProps<T> = {
  /** A query that only staff may run. */
  reading: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  /** What could not be loaded, with its object particle. */
  what: string;
  children: (data: T) => ReactNode;
};

/** Renders the data, a skeleton or an error. Answers 404 without the staff role and for an unknown id. */
export function OperatorGate<T>({ reading, what, children }: OperatorGateProps<T>) {
  const { data, error, refetch } = reading;
  if (isApiError(error, "account", 10003) && error.details.needsFactor) {
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <OperatorFactor />
      </Suspense>
    );
  }
  if (isApiError(error, "account", 10003) || isApiError(error, "class", 20001, 10001)) return <NotFound />;
  if (data !== undefined) return children(data);
  return error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what={what} /> : <RowsSkeleton />;
}
