import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { TEST_PATH } from "../result-path";

/** A statement while the answers of this browser are read. */
export function QuestionsSkeleton() {
  return (
    <FlowFrame title="학습 유형 검사" back={{ href: TEST_PATH }} summary={<Skeleton className="h-24 w-full" />}>
      <SkeletonGroup title="학습 유형 검사" className="px-(--size-gutter) pt-1">
        <Skeleton className="h-1.5 w-full" />
        <Skeleton className="mt-14 h-8 w-full" />
        <Skeleton className="mt-3 h-8 w-40" />
        <Skeleton className="mt-14 h-40 w-full" />
      </SkeletonGroup>
    </FlowFrame>
  );
}
