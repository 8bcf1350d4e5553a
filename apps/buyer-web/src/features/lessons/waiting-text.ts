import {
  formatKoreanDate,
  type LessonCounts,
  MATCH_PROMISE_WORKING_DAYS,
  OPEN_TASK_TEXTS,
  restText,
} from "@pkg/domain";
import type { Match } from "@/lib/lessons/matches";
import { byWorkingDay } from "@/lib/lessons/next-dates";
import type { Service } from "@/lib/lessons/services";

/** The pending step of a course and the buyer's next action. */
export interface WaitingText {
  readonly title: string;
  /** True while we act: the title then states progress, otherwise it asks the buyer to act. */
  readonly isOurs: boolean;
  readonly note: string;
  readonly action: { readonly label: string; readonly href: string };
}

type Counts = Pick<LessonCounts, "total" | "unscheduled">;
type Now = Pick<Service["now"], "stage" | "rest"> & { readonly counts: Counts };
type Course = Pick<Service, "merchantUid" | "wishesSentAt">;
type Found = Pick<Match, "id" | "promisedOn" | "tutorName" | "lessonTimes">;

/** The text for a course without planned lessons; null for any other. */
export function waitingText({ stage, counts, rest }: Now, course: Course, match: Found | null): WaitingText | null {
  const matching = match ? `/tutoring/matching?matchId=${match.id}` : "/tutoring/matching";
  switch (stage) {
    case "WISHES":
      return {
        title: "선생님 조건을 알려 주세요",
        isOurs: false,
        note: "조건을 보내면 바로 선생님을 찾기 시작해요.",
        action: { label: "조건 보내기", href: `/tutoring/enroll/applicant/${course.merchantUid}` },
      };
    case "SEARCHING":
      return {
        title: "맞는 선생님을 찾고 있어요",
        isOurs: true,
        note: `${promise(course, match)} 선생님을 알려 드려요.`,
        action: { label: "매칭 현황 보기", href: matching },
      };
    case "SEARCHING_AGAIN":
      return {
        title: "새 선생님을 찾고 있어요",
        isOurs: true,
        note: `${promise(course, match)} 알려 드려요. 남은 수업은 그대로예요.`,
        action: { label: "매칭 현황 보기", href: matching },
      };
    case "STUCK":
      return {
        title: "아직 맞는 선생님이 정해지지 않았어요",
        isOurs: false,
        note: "매칭 화면에서 몇 명께 제안했는지 보고 다음 방법을 고를 수 있어요.",
        action: { label: OPEN_TASK_TEXTS.SEARCH_ON.action, href: matching },
      };
    case "OFFERED":
      return {
        title: "선생님이 다른 시간을 제안했어요",
        isOurs: false,
        note: "괜찮은 시간인지 답해 주세요. 다른 선생님이 먼저 수락하면 이 제안은 끝나요.",
        action: { label: "시간 보고 답하기", href: matching },
      };
    case "UNPLANNED":
      return toBePlanned(match, counts);
    case "RESTING":
      return {
        title: "수업을 쉬고 있어요",
        isOurs: false,
        note: rest ? restText(rest) : "",
        action: { label: "정기 결제 다시 켜기", href: "/mypage/payment-management/order-schedule" },
      };
    default:
      return null;
  }
}

/** After a rematch lessons were held or are in question, with the tutor before: the press plans those without a day. */
function toBePlanned(match: Found | null, counts: Counts): WaitingText {
  const meeting = `${match?.tutorName} 선생님과 ${match?.lessonTimes}에 만나요.`;
  const href = `/myclass/${match?.id}`;
  if (counts.unscheduled === counts.total) {
    return {
      title: "수업 날을 잡아 주세요",
      isOurs: false,
      note: meeting,
      action: { label: "수업 날 잡기", href },
    };
  }
  return {
    title: `남은 수업 ${counts.unscheduled}회를 잡아 주세요`,
    isOurs: false,
    note: `${meeting} 다음 수업 날을 고르면 남은 수업이 모두 잡혀요.`,
    action: { label: "남은 수업 잡기", href },
  };
}

function promise({ wishesSentAt }: Course, match: Found | null): string {
  if (match?.promisedOn) return `${formatKoreanDate(match.promisedOn)}까지`;
  return wishesSentAt === null ? "곧" : byWorkingDay(new Date(wishesSentAt), MATCH_PROMISE_WORKING_DAYS);
}
