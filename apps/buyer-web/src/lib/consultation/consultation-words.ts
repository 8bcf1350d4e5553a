import { formatCallSlot, formatKoreanDate, formatKoreanTime, formatPhone, HALF_DAY_HOURS } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";

type Consultation = components["schemas"]["Consultation"];

/** What a consultation is now. */
interface ConsultationWords {
  readonly title: string;
  readonly reason: string;
  /** Where the offer is seen or paid; null without one to look at. */
  readonly offerLabel: string | null;
}

/**
 * The words for a consultation now: its offer counts first, then the promised call, then what came of it.
 * @param isReturn the family comes back to ask for a call that it has asked for
 */
export function consultationWords(
  { status, promise, phoneNumber, offer }: Consultation,
  isReturn = false,
): ConsultationWords {
  const when = formatCallSlot(promise);
  const { from, until } = HALF_DAY_HOURS[promise.halfDay];
  const isOver = status === "DECLINED" || status === "CANCELLED";
  if (status === "PAID" || (offer?.state === "USED" && !isOver)) {
    return {
      title: "상담에서 담은 수업을 결제했어요",
      reason: "다음 할 일은 주문에서 볼 수 있어요.",
      offerLabel: "주문 보기",
    };
  }
  if (offer?.state === "LIVE") {
    const deadline = new Date(offer.expiresAt);
    const call = status === "REQUESTED" || status === "CALL_LATER" ? ` ${when}에 전화도 드려요.` : "";
    const reason = `${formatKoreanDate(deadline)} ${formatKoreanTime(deadline)}까지 결제할 수 있어요.${call}`;
    return { title: "상담에서 담아 둔 수업이 있어요", reason, offerLabel: "담아 둔 수업 보기" };
  }
  if (status === "REQUESTED" || status === "CALL_LATER") {
    const call = `${from}시에서 ${until}시 사이에 전화드려요. ${formatPhone(phoneNumber)}번으로 걸게요.`;
    return isReturn
      ? { title: "이미 신청했어요", reason: `${when}, ${call}`, offerLabel: null }
      : { title: `${when}에 전화드릴게요`, reason: call, offerLabel: null };
  }
  if (status === "CANCELLED") {
    const reason = "전화드리지 않을게요. 이야기하고 싶을 때 다시 신청해 주세요.";
    return { title: "상담 신청을 취소했어요", reason, offerLabel: null };
  }
  if (status === "DECLINED") {
    return { title: "상담을 마쳤어요", reason: "더 이야기하고 싶으면 다시 신청해 주세요.", offerLabel: null };
  }
  if (offer?.state === "EXPIRED") {
    const reason = "전화를 다시 신청하면 지금 가격으로 새로 담아 드려요.";
    return { title: "제안 기한이 지났어요", reason, offerLabel: null };
  }
  const reason = "이야기한 내용으로 수업과 금액을 정리해 문자로 보내 드려요.";
  return { title: "제안을 준비하고 있어요", reason, offerLabel: null };
}
