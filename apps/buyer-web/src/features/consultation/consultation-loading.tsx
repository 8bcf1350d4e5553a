import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FlowFrame } from "@/lib/flow/flow-frame";

const SHAPES = ["h-17 w-64", "h-5 w-full", "h-11 w-72", "h-44 w-full", "h-60 w-full"] as const;

/** The frame and skeleton of the screens of a consultation. */
export function ConsultationLoading({ title = "무료 상담 신청" }: { title?: string }) {
  return (
    <FlowFrame title={title} back={{ href: "/" }}>
      <SkeletonGroup title={title} className="grid gap-6 px-(--size-gutter) pt-2">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className={shape} />
        ))}
      </SkeletonGroup>
    </FlowFrame>
  );
}
