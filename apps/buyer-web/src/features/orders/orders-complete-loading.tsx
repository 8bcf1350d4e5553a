import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FlowFrame } from "@/lib/flow/flow-frame";

/** Skeleton of the completion page. */
export function OrdersCompleteLoading() {
  return (
    <FlowFrame title="수강 신청" back={{ href: "/mypage" }}>
      <SkeletonGroup title="수강 신청" className="px-(--size-gutter) pt-6">
        <Skeleton className="mx-auto h-28 w-40" />
        <Skeleton className="mx-auto mt-4 h-8 w-56" />
        <Skeleton className="mt-10 h-56 w-full" />
      </SkeletonGroup>
    </FlowFrame>
  );
}
