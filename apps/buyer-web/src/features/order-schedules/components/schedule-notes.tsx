import { FIRST_LESSON_PENDING_TEXT, formatKoreanDate, formatWon, RENEWAL_FAILURE_TEXTS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { ChargeWaitNote } from "@/lib/orders/charge-wait-note";
import type { Schedule } from "../queries";
import { useScheduleAction } from "../use-schedule-action";

const BOX = "mt-3 rounded-md px-4 py-3 text-body-sm";

/** What the buyer should know or decide: a refused charge, a higher price, a charge that is left out, why it stopped. */
export function ScheduleNotes({ schedule }: { schedule: Schedule }) {
  const { status, stopReason, period, isArranged, offer, skippedDate, canResume } = schedule;
  const over = canResume ? null : STOPPED.ENDED;
  const said = stopReason === "REFUND" && canResume ? REFUNDED_PAYMENT : stopReason && STOPPED[stopReason];
  const reason = status === "STOPPED" && stopReason ? (said ?? over) : null;
  return (
    <>
      {status !== "STOPPED" && period?.failure ? (
        <p className={`${BOX} bg-warn-50 text-warn`}>
          결제하지 못했어요. {RENEWAL_FAILURE_TEXTS[period.failure]}
          {period.retryAt ? ` ${formatKoreanDate(new Date(period.retryAt))} 10시에 다시 시도해요.` : null}
        </p>
      ) : null}
      {period?.status === "CHARGING" ? (
        <p className={`${BOX} bg-info-50 text-info`}>결제하고 있어요. 끝나면 문자로 알려 드릴게요.</p>
      ) : null}
      {status === "ACTIVE" && period && period.unconfirmed.length > 0 ? (
        <ChargeWaitNote wait={period} matchId={schedule.matchId} className={`${BOX} bg-info-50 text-info`} />
      ) : null}
      {status === "ACTIVE" && !isArranged ? (
        <p className={`${BOX} bg-info-50 text-info`}>{FIRST_LESSON_PENDING_TEXT}</p>
      ) : null}
      {offer && canResume ? <PriceNote schedule={schedule} offer={offer} /> : null}
      {skippedDate ? (
        <p className={`${BOX} bg-sunken text-fg-2`}>{`${formatKoreanDate(skippedDate)} 결제는 건너뛰어요.`}</p>
      ) : null}
      {reason ? <p className={`${BOX} bg-sunken text-fg-2`}>{reason}</p> : null}
    </>
  );
}

const STOPPED: Record<NonNullable<Schedule["stopReason"]>, string | null> = {
  BUYER: null,
  STAFF: "고객센터에서 멈췄어요.",
  PRICE: "오른 가격에 동의하지 않아 결제하지 않고 멈췄어요.",
  REFUND: "환불한 수업이라 더 결제하지 않아요.",
  FAILED: "결제하지 못해 쉬고 있어요.",
  CLOSURE: null,
  ENDED: "수업이 끝나서 더 결제하지 않아요.",
};

/** A payment went back, and its class goes on. */
const REFUNDED_PAYMENT = "환불하면서 정기 결제를 멈췄어요. 수업을 이어 가려면 다시 켜 주세요.";

function PriceNote({ schedule, offer }: { schedule: Schedule; offer: NonNullable<Schedule["offer"]> }) {
  const { send, isPending } = useScheduleAction(schedule);
  const rise = `${formatKoreanDate(offer.startsOn)} 결제부터 ${formatWon(offer.amount)}이에요.`;
  return (
    <div className={`${BOX} bg-info-50`}>
      <p className="text-info">
        {offer.isAccepted ? `${rise} 동의하셨어요.` : `${rise} 동의하지 않으면 그 전에 멈춰요.`}
      </p>
      {offer.isAccepted || schedule.status === "STOPPED" ? null : (
        <Button
          variant="soft"
          size="sm"
          className="mt-2"
          busy={isPending}
          busyLabel="보내고 있어요"
          onClick={() => send({ acceptsPrice: true }, "PRICE")}
        >
          새 가격에 동의하기
        </Button>
      )}
    </div>
  );
}
