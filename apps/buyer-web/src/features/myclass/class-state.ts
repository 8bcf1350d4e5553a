import { MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import { byWorkingDay } from "@/lib/next-dates";

/** Where a paid course stands, and what the buyer does next. */
export interface ClassState {
  readonly title: string;
  readonly note: string;
  readonly action: { readonly label: string; readonly href: string; readonly isFirst: boolean };
}

/** What a course that runs waits for (product §4, my class). */
export function classState(course: { merchantUid: string; wishesSentAt: string | null }): ClassState {
  const href = `/tutoring/enroll/applicant/${course.merchantUid}`;
  if (course.wishesSentAt === null) {
    return {
      title: "선생님 조건을 알려 주세요",
      note: "조건을 보내면 바로 선생님을 찾기 시작해요.",
      action: { label: "조건 보내기", href, isFirst: true },
    };
  }
  return {
    title: "맞는 선생님을 찾고 있어요",
    note: `${byWorkingDay(new Date(course.wishesSentAt), MATCH_PROMISE_WORKING_DAYS)} 휴대폰 문자로 알려 드려요.`,
    action: { label: "보낸 조건 보기", href, isFirst: false },
  };
}
