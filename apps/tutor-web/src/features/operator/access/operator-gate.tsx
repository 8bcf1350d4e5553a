import { type ApiError, isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFound } from "@pkg/web/platform/status-pages/not-found";
import { lazy, type ReactNode, Suspense } from "react";

const OperatorFactor = lazy(() => import("./operator-factor"));

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
  if (isApiError(error, "account", 10003)) return <OperatorRefusal error={error} />;
  if (isApiError(error, "class", 20001, 10001)) return <NotFound />;
  if (data !== undefined) return children(data);
  return error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what={what} /> : <RowsSkeleton />;
}

/** What stands instead of a page that was refused: the setting up of a second factor where that alone is missing, or 404. */
export function OperatorRefusal({ error }: { error: ApiError }) {
  if (!error.details.needsFactor) return <NotFound />;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <OperatorFactor />
    </Suspense>
  );
}
