import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** The list of events while it loads. */
export function EventsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-6 h-(--size-tab) w-48 lg:mb-9" />
      <div className="grid gap-9 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-12">
        {["first", "second", "third", "fourth"].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-2/1 w-full" />
            <Skeleton className="mt-4 h-6 w-3/5" />
            <Skeleton className="mt-2 h-11 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** One event while it loads. */
export function EventSkeleton() {
  return (
    <SkeletonGroup
      title="이벤트"
      className="mx-auto w-full max-w-120 lg:mt-11 lg:w-[min(70rem,100%-4rem)] lg:max-w-none"
    >
      <div className="lg:max-w-155">
        <Skeleton className="aspect-2/1 w-full rounded-none lg:rounded-xl" />
        <div className="px-(--size-gutter) pt-6 pb-16">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-3 h-9 w-4/5" />
          <Skeleton className="mt-3 h-14 w-full" />
          <Skeleton className="mt-8 h-80 w-full" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
