import { formatKoreanDate, formatWon, isWithin, lastPayMonth, payMonthsText, REMINDER_HOURS } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../../deps.ts";
import { findAwaiting } from "./find-awaiting.ts";

/** Tells tutors without an account, in the evening of a pay day, what was not sent and when it can be. */
export async function askForAccounts({ db, jobs, config }: Ctx, at: Date): Promise<void> {
  if (!isWithin(at, REMINDER_HOURS)) return;
  const month = lastPayMonth(at);
  for (const { userId, pay } of await findAwaiting(db, at)) {
    const key = `payout-account-due:${month}:${userId}`;
    const [told] = await db.execute(sql`select from phone_messages where key = ${key}`);
    if (userId === null || told) continue;
    const text = `[나란] 계좌가 없어 ${payMonthsText(pay.months)} 수업료 ${formatWon(pay.net)}을 정산하지 못했어요. 계좌를 등록하면 ${formatKoreanDate(pay.payDay, { now: at })}까지 보내 드려요. ${config.tutorOrigin}/earnings/account`;
    await jobs.queueNotice(db, { key, kind: "PAYMENT", userId, text });
  }
}
