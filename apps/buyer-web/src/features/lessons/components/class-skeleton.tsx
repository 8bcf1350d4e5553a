import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** Skeleton of `/myclass`: tabs, the next lesson and one class. */
export function ClassSkeleton({ hasTabs = true }: { hasTabs?: boolean }) {
  return (
    <SkeletonGroup>
      {hasTabs ? <Skeleton className="mb-6 h-[2.875rem] w-48" /> : <Skeleton className="mt-2 mb-6 h-16 w-60" />}
      <Skeleton className="h-[16.5rem] w-full rounded-xl!" />
      <Skeleton className="mt-9 h-7.5 w-36" />
      <Skeleton className="mt-4 h-6.5 w-24" />
      <Skeleton className="mt-2.5 h-2 w-full" />
      <div className="mt-12 grid grid-cols-3 gap-2">
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
      </div>
    </SkeletonGroup>
  );
}
