import { formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow/flow-frame";
import type { ApplicantWire } from "../queries";
import { wishesOf } from "../wishes";
import { WishesList } from "./wishes-list";

/** A sent request, read-only. */
export function CompletedApplicant({ applicant }: { applicant: ApplicantWire }) {
  const { merchantUid, completedAt } = applicant;
  return (
    <FlowFrame
      title="선생님 조건"
      back={{ href: `/mypage/payment-management/order-history/${merchantUid}` }}
      bar={
        <StickyBar inPane>
          <ButtonLink href={`/tutoring/enroll/applicant/${merchantUid}/complete`} linkAs={Link} size="lg" full>
            다음 일정 보기
          </ButtonLink>
        </StickyBar>
      }
      summary={<WishesSent />}
    >
      <div className="px-(--size-gutter) pt-1 pb-10">
        <h1 className="mb-1.5 text-title-1">이 조건으로 선생님을 찾고 있어요</h1>
        <p className="mb-6 text-body-sm text-fg-2">
          {completedAt ? `${formatKoreanDate(new Date(completedAt))}에 보냈어요. ` : ""}맞는 선생님이 없으면 어떤 조건을
          넓힐지 여쭤볼게요.
        </p>
        {wishesByTime(applicant).map((sent) => (
          <div key={sent.courses[0]?.position} className="not-first:mt-8">
            <WishesList {...sent} />
          </div>
        ))}
      </div>
    </FlowFrame>
  );
}

/** The wishes of all courses, or of each when they were sent one after the other. */
function wishesByTime({ applicants, ...all }: ApplicantWire) {
  const { courses, gradeBand, selectedTutorNames: tutorNames } = all;
  if (new Set(applicants.map(({ completedAt }) => completedAt)).size < 2) {
    return [{ wishes: wishesOf(all), tutorNames, courses }];
  }
  return applicants.map((own, at) => ({
    wishes: wishesOf({ ...own, gradeBand }),
    tutorNames: own.selectedTutorNames,
    courses: courses.slice(at, at + 1),
  }));
}

/** Beside the wishes on wide screens. */
function WishesSent() {
  return (
    <>
      <h2 className="text-title-2">지금은 기다리시면 돼요</h2>
      <p className="mt-1.5 text-body-sm text-fg-2">선생님이 정해지면 문자로 알려 드려요.</p>
    </>
  );
}
