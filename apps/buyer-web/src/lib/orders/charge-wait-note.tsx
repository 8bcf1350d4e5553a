import { CHARGE_MAY_WAIT_TEXT, chargeWaitText, unconfirmedText } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import Link from "next/link";

type ChargeWaitNoteProps = {
  wait: components["schemas"]["LinkedWait"];
  /** Its class, for who is logged in. */
  matchId?: string | null;
  className: string;
};

/** Which lessons hold a charge up, whom each waits for, and when the charge comes. */
export function ChargeWaitNote({ wait, matchId, className }: ChargeWaitNoteProps) {
  const { dueOn, isWaiting, unconfirmed } = wait;
  const lessons = unconfirmedText(unconfirmed);
  return (
    <div className={className}>
      <p>{isWaiting ? `결제를 미뤘어요. ${lessons} ${chargeWaitText(dueOn)}` : `${lessons} ${CHARGE_MAY_WAIT_TEXT}`}</p>
      {matchId && unconfirmed.some(({ waitsFor }) => waitsFor === "FAMILY") ? (
        <Link
          href={`/myclass/${matchId}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          내 수업에서 답하기
        </Link>
      ) : null}
    </div>
  );
}
