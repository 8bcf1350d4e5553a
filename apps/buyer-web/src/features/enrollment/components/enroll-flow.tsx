import { Button, ButtonLink } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { CheckoutDraft } from "@/lib/checkout-draft";
import { CourseList } from "@/lib/course-list";
import type { CourseView } from "@/lib/course-views";
import { FlowFrame } from "@/lib/flow-frame";
import type { Me } from "@/lib/me";
import { useStudentChoice } from "../use-student-choice";
import { StudentSection } from "./student-section";

type EnrollFlowProps = { me: Me; draft: CheckoutDraft; views: readonly CourseView[] };

/** The restored choice, who learns, and on to paying. */
export function EnrollFlow({ me, draft, views }: EnrollFlowProps) {
  const router = useRouter();
  const choice = useStudentChoice(me, draft, () => router.push("/tutoring/enroll/payment"));
  const bar = (
    <StickyBar>
      <Button size="lg" full busy={choice.isSaving} busyLabel="저장하고 있어요" onClick={choice.next}>
        다음
      </Button>
    </StickyBar>
  );
  return (
    <FlowFrame title="수강 신청" back={{ href: "/simple-enroll" }} bar={bar}>
      <div className="px-(--size-gutter) pt-1 pb-8">
        <h1 className="mb-3.5 text-title-1">고른 수업이 맞나요?</h1>
        <CourseList views={views} />
        <ButtonLink href="/simple-enroll" linkAs={Link} variant="line" full className="mt-2">
          수업 바꾸기
        </ButtonLink>
      </div>
      <div className="border-t-8 border-sunken pt-8">
        <StudentSection me={me} choice={choice} title="누가 배우나요?" />
      </div>
    </FlowFrame>
  );
}
