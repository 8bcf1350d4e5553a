import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

type RowsSkeletonProps = {
  rows?: number;
  /** The page's title, where nothing above says it yet. */
  title?: string;
};

/** A page of rows or fields while it loads. */
export function RowsSkeleton({ rows = 4, title }: RowsSkeletonProps) {
  return (
    <SkeletonGroup {...(title ? { title } : {})} className="grid gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mb-3 h-5 w-64" />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} className="h-14 w-full rounded-md" />
      ))}
    </SkeletonGroup>
  );
}
