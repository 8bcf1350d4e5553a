import { OPEN_TASK_TEXTS, orderedWord } from "@pkg/domain";
import type { OrderSearch } from "./next-steps";
import type { Order } from "./queries";

/** What the confirmation says first, and its main action: the next real step. */
export interface OrderHead {
  readonly title: string;
  readonly reason: string;
  readonly next: { readonly href: string; readonly label: string };
}

const WAITING = {
  STUCK: [
    "아직 맞는 선생님이 정해지지 않았어요",
    "매칭 현황에서 다음 방법을 고를 수 있어요.",
    OPEN_TASK_TEXTS.SEARCH_ON.action,
  ],
  OFFERED: ["선생님이 다른 시간을 제안했어요", "괜찮은 시간인지 답해 주세요.", "시간 보고 답하기"],
} as const;

/**
 * @param search a renewal has none
 * @param tutorNames of the tutors who are asked first
 * @param hasLessons its lessons have been planned
 */
export function orderHead(
  order: Pick<Order, "merchantUid" | "amount" | "applicantCompleted" | "periodNumber" | "continuedMatchId">,
  { matchedAt, waits }: Pick<OrderSearch, "matchedAt" | "waits">,
  hasLessons: boolean,
  tutorNames: readonly string[] = [],
): OrderHead {
  const { merchantUid, amount, applicantCompleted, periodNumber, continuedMatchId } = order;
  if (continuedMatchId !== null) {
    return {
      title: `${orderedWord(amount)}. 수업을 이어 가요`,
      reason: "같은 선생님과 같은 시간이에요. 새 수업은 내 수업에 잡혀 있어요.",
      next: { href: `/myclass/${continuedMatchId}`, label: "내 수업 보기" },
    };
  }
  if (periodNumber !== null) {
    return {
      title: `${periodNumber}번째 결제를 했어요`,
      reason: "같은 선생님과 수업을 이어서 해요.",
      next: { href: "/myclass", label: "내 수업 보기" },
    };
  }
  if (!applicantCompleted) {
    return {
      title: orderedWord(amount),
      reason:
        tutorNames.length > 0
          ? `수업할 수 있는 시간을 알려 주시면 ${tutorNames.map((name) => `${name} 선생님`).join(", ")}께 먼저 제안해요.`
          : "이제 어떤 선생님이 좋은지 알려 주세요.",
      next: { href: `/tutoring/enroll/applicant/${merchantUid}`, label: "선생님 조건 알려 주기" },
    };
  }
  if (matchedAt) {
    return {
      title: "선생님이 정해졌어요",
      reason: hasLessons ? "수업 날은 내 수업에서 볼 수 있어요." : "내 수업에서 첫 수업 날을 잡아 주세요.",
      next: { href: "/myclass", label: "내 수업 보기" },
    };
  }
  if (waits) {
    const [title, reason, label] = WAITING[waits];
    return { title, reason, next: { href: "/tutoring/matching", label } };
  }
  return {
    title: "선생님을 찾기 시작했어요",
    reason: "기다리는 동안 따로 하실 일은 없어요.",
    next: { href: "/tutoring/matching", label: "매칭 현황 보기" },
  };
}
