import { range } from "../internal/range";
import { Skeleton, SkeletonGroup } from "../skeleton";

const NAMES = ["w-24", "w-20", "w-28", "w-16"] as const;

type LedgerSkeletonProps = { lines?: number; units?: boolean; label?: string; className?: string };

/** The loading state of the ledger: same heights, no amounts. */
export function LedgerSkeleton({ lines = 4, units = true, label, className }: LedgerSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={className}>
      {range(lines).map((line) => (
        <div key={line} className="flex justify-between gap-4 py-[0.5625rem]">
          <div className="grid gap-2 py-1">
            <Skeleton className={`h-4 ${NAMES[line % NAMES.length]}`} />
            <Skeleton className="h-3.5 w-32" />
          </div>
          <Skeleton className="mt-1 h-4 w-20" />
        </div>
      ))}
      <div className="mt-2.5 flex items-center justify-between border-t-2 border-line-2 pt-4 pb-[0.5625rem]">
        <Skeleton className="h-5 w-16" />
        <Skeleton className="my-1 h-7 w-36" />
      </div>
      {units ? <Skeleton className="mt-3.5 h-[4.4375rem] w-full" /> : null}
    </SkeletonGroup>
  );
}
