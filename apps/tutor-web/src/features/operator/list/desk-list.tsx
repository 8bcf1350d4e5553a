import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { ReactNode } from "react";
import { CsvButton } from "./csv-button";
import type { CsvFile } from "./use-pages";

type DeskListProps<Row> = {
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
  /** What a row is counted by. */
  unit?: "건" | "명";
  /** How many rows there are in all, where that is known. */
  total?: number;
  /** Makes the list a file; left out where it has another way to one. */
  csv?: { name: string; read: (reason: string) => Promise<CsvFile> };
  children: (rows: readonly Row[]) => ReactNode;
};

/** Rows that come page by page: a skeleton, the failure, nothing, or the rows with the way to more and to a file. */
export function DeskList<Row>({ reading, what, none, unit = "건", total, csv, children }: DeskListProps<Row>) {
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
  const seen = `${data.length}${unit}`;
  return (
    <>
      {children(data)}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <p role="status" className="figures text-caption text-fg-3">
          {hasNextPage ? `${total === undefined ? "" : `${total}${unit} 가운데 `}${seen}까지 봤어요` : seen}
        </p>
        {hasNextPage ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isFetchingNextPage}
            busyLabel="불러오고 있어요"
            onClick={() => void fetchNextPage()}
          >
            더 보기
          </Button>
        ) : null}
        {csv ? <CsvButton {...csv} /> : null}
      </div>
    </>
  );
}
