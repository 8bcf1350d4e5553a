import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import type { ReactNode } from "react";

type MoneyListProps<Row> = {
  reading: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
    readonly refetch: () => Promise<unknown>;
  };
  /** What could not be loaded, with its object particle. */
  what: string;
  none: { title: string; reason: string };
  children: (rows: readonly Row[]) => ReactNode;
};

/** Rows that come page by page: a skeleton, the failure, nothing, or the rows with the way to more. */
export function MoneyList<Row>({ reading, what, none, children }: MoneyListProps<Row>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = reading;
  if (!data) {
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} what={what} /> : <RowsSkeleton />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        className="py-12"
        {...none}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            새로 확인하기
          </Button>
        }
      />
    );
  }
  return (
    <>
      {children(data)}
      {hasNextPage ? (
        <div className="mt-6 text-center">
          <Button
            variant="secondary"
            size="sm"
            busy={isFetchingNextPage}
            busyLabel="불러오고 있어요"
            onClick={() => void fetchNextPage()}
          >
            더 보기
          </Button>
        </div>
      ) : null}
    </>
  );
}
