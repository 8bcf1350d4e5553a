import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FlowFrame } from "@/lib/flow/flow-frame";

/** The frame and skeleton while the wishes load. */
export function ApplicantLoading() {
  return (
    <FlowFrame title="선생님 조건" back={{ href: "/mypage" }} summary={<SummarySkeleton />}>
      <ApplicantSkeleton />
    </FlowFrame>
  );
}

/** Skeleton of the page. */
function ApplicantSkeleton() {
  return (
    <SkeletonGroup title="선생님 조건" className="px-(--size-gutter) pt-1">
      <Skeleton className="h-1.5 w-full" />
      <Skeleton className="mt-8 h-8 w-64" />
      <Skeleton className="mt-3 h-5 w-44" />
      <div className="mt-7 flex flex-wrap gap-2">
        {["w-52", "w-44", "w-40", "w-56", "w-48"].map((width) => (
          <Skeleton key={width} className={`h-11 ${width}`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The card beside it, on wide screens. */
function SummarySkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-7 w-44" />
      <Skeleton className="mt-5 h-5 w-full" />
      <Skeleton className="mt-8 h-14 w-full" />
    </SkeletonGroup>
  );
}
