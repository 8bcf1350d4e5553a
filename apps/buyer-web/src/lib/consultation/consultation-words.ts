import { formatCallSlot, formatPhone, HALF_DAY_HOURS, isCallLate, isCallPromised } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import { siteConfig } from "@pkg/web/platform/config/site-config";

type Consultation = components["schemas"]["Consultation"];

/** What a consultation is now. */
interface ConsultationWords {
  readonly title: string;
  readonly reason: string;
  /** Where the offer is seen or paid; null without one to look at. */
  readonly offerLabel: string | null;
}

/** The regret of an offer that came without the promised call. */
export const INSTEAD_OF_CALL = "약속한 전화를 드리지 못해 죄송해요. 대신 수업을 먼저 골라 드렸어요.";

/**
 * The words for a consultation now: its offer counts first, then the promised call, then what came of it.
 * @param isReturn the family comes back to ask for a call that it has asked for
 */
export function consultationWords(consultation: Consultation, now: Date, isReturn = false): ConsultationWords {
  const { status, promise, phoneNumber, offer } = consultation;
  const when = formatCallSlot(promise);
  const { from, until } = HALF_DAY_HOURS[promise.halfDay];
  const isOver = status === "DECLINED" || status === "CANCELLED";
  const isLate = isCallLate(consultation, now);
  const alsoCall = isLate
    ? ` ${when}에 드리기로 한 전화가 늦어져 죄송해요.`
    : isCallPromised(status)
      ? ` ${when}에 전화도 드려요.`
      : "";
  if (offer?.state === "REFUNDED" && !isOver) {
    const reason = isCallPromised(status) ? alsoCall.trim() : "다시 배우고 싶으면 전화를 다시 신청해 주세요.";
    return { title: "결제한 수업을 모두 환불했어요", reason, offerLabel: "주문 보기" };
  }
  if (status === "PAID" || (offer?.state === "USED" && !isOver)) {
    const reason = `다음 할 일은 주문에서 볼 수 있어요.${alsoCall}`;
    return { title: "제안받은 수업을 결제했어요", reason, offerLabel: "주문 보기" };
  }
  if (offer?.state === "LIVE") {
    const deadline = new Date(offer.expiresAt);
    const instead = offer.withoutCall ? `${INSTEAD_OF_CALL} 빠진 과목이 있으면 다시 신청해 주세요. ` : "";
    const reason = `${instead}${koreanMoment(deadline)}까지 결제할 수 있어요.${alsoCall}`;
    return { title: "제안받은 수업이 있어요", reason, offerLabel: "제안받은 수업 보기" };
  }
  if (isLate) {
    const reason = `${when}에 드리기로 했어요. 죄송해요. ${siteConfig.business.phone}번으로 전화하거나, 다른 시간으로 다시 신청해 주세요.`;
    return { title: "약속한 전화가 늦어지고 있어요", reason, offerLabel: null };
  }
  if (isCallPromised(status)) {
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
