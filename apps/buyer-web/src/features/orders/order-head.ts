import { orderedWord } from "@pkg/domain";
import type { Order } from "./queries";

/** What the confirmation says first, and its main action: the next real step. */
export interface OrderHead {
  readonly title: string;
  readonly reason: string;
  readonly next: { readonly href: string; readonly label: string };
}

/**
 * @param isMatched every course of the order has its tutor; a renewal goes on with it
 * @param hasLessons its lessons have been planned
 */
export function orderHead(
  order: Pick<Order, "merchantUid" | "amount" | "applicantCompleted" | "periodNumber" | "continuedMatchId">,
  { isMatched, hasLessons }: { isMatched: boolean; hasLessons: boolean },
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
      reason: "이제 어떤 선생님이 좋은지 알려 주세요.",
      next: { href: `/tutoring/enroll/applicant/${merchantUid}`, label: "선생님 조건 알려 주기" },
    };
  }
  if (isMatched) {
    return {
      title: "선생님이 정해졌어요",
      reason: hasLessons ? "수업 날은 내 수업에서 볼 수 있어요." : "내 수업에서 첫 수업 날을 잡아 주세요.",
      next: { href: "/myclass", label: "내 수업 보기" },
    };
  }
  return {
    title: "선생님을 찾기 시작했어요",
    reason: "기다리는 동안 따로 하실 일은 없어요.",
    next: { href: "/tutoring/matching", label: "매칭 현황 보기" },
  };
}
