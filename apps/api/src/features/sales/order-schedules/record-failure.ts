import {
  formatKoreanDate,
  formatWon,
  HOUR,
  RENEWAL_FAILURE_TEXTS,
  RENEWAL_RETRY_DAYS,
  renewalFailureOf,
  renewalRetryAt,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { Refused } from "../../payments/payments/describe-failure.ts";
import { notifySchedule } from "./notify-schedule.ts";
import { putOff } from "./put-off.ts";
import { countAttempts, type PeriodRow, type Renewal, savePeriod } from "./repository.ts";

/** A charge that never reached the provider is sent again an hour later, so often before it counts as refused. */
const UNSENT_TRIES = 10;

/**
 * Writes down that an attempt to pay a period came to nothing, in the transaction that holds its schedule: it is tried again on
 * day 1, 3 and 7, and then the schedule pauses. A charge that never was sent does not count.
 */
export async function recordFailure(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  period: PeriodRow,
  answer: Refused,
): Promise<void> {
  const { schedule } = renewal;
  const failureCode = answer.reason ?? renewalFailureOf(answer.message);
  const facts = { amount: period.amount, failureCode, failureMessage: answer.message };
  if (failureCode === "NOT_CHARGED" && (await countAttempts(tx, period.id)) - period.failures <= UNSENT_TRIES) {
    const nextAttemptAt = new Date(period.nextAttemptAt.getTime() + HOUR);
    await savePeriod(tx, period.id, { ...facts, status: "RETRYING", nextAttemptAt });
    return;
  }
  const failures = period.failures + 1;
  const retryAt = renewalRetryAt(period.nextAttemptAt, failures);
  const nextAttemptAt = retryAt ?? period.nextAttemptAt;
  await savePeriod(tx, period.id, { ...facts, status: retryAt ? "RETRYING" : "PAUSED", failures, nextAttemptAt });
  const isGivenUp = !retryAt && schedule.status === "ACTIVE";
  const off = { status: "PAUSED", stopReason: "FAILED" } as const;
  const rest = isGivenUp ? await putOff(ctx, tx, renewal, off, period.nextAttemptAt) : "";
  // Later ones are tried by the buyer, who reads the answer on the screen.
  if (failures > RENEWAL_RETRY_DAYS.length + 1) return;
  const then = retryAt
    ? `${formatKoreanDate(retryAt)} 10시에 다시 시도해요. 결제 수단 바꾸기:`
    : `여러 번 시도했지만 결제되지 않아 정기 결제를 쉬고 있어요. ${rest} 다시 켜기:`;
  const text = `${formatWon(period.amount)}을 결제하지 못했어요. ${RENEWAL_FAILURE_TEXTS[failureCode]} ${then}`;
  await notifySchedule(ctx, tx, renewal, { key: `failed:${period.id}:${failures}`, text });
}
