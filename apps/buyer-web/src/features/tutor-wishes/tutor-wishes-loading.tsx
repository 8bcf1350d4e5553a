import { FlowFrame } from "@/lib/flow-frame";
import { ApplicantSkeleton } from "./components/applicant-skeleton";

/** The page while its wishes load. */
export function ApplicantLoading() {
  return (
    <FlowFrame title="선생님 조건" back={{ href: "/mypage" }}>
      <ApplicantSkeleton />
    </FlowFrame>
  );
}
