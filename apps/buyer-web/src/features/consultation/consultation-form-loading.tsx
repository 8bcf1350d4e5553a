import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ConsultationIntro } from "./components/consultation-intro";
import { ConsultationSteps } from "./components/consultation-steps";

const SHAPES = ["h-11 w-72", "h-44 w-full", "h-60 w-full"] as const;

/** The frame of the form and its skeleton: what it is about stands from the first byte. */
export function ConsultationFormLoading() {
  return (
    <FlowFrame title="무료 상담 신청" back={{ href: "/" }} summary={<ConsultationSteps />}>
      <div className="px-(--size-gutter) pt-2 pb-10">
        <ConsultationIntro />
        <SkeletonGroup className="mt-9 grid gap-6">
          {SHAPES.map((shape) => (
            <Skeleton key={shape} className={shape} />
          ))}
        </SkeletonGroup>
      </div>
    </FlowFrame>
  );
}
