import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** A page of rows or fields while it loads. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <SkeletonGroup className="grid gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mb-3 h-5 w-64" />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} className="h-14 w-full rounded-md" />
      ))}
    </SkeletonGroup>
  );
}
