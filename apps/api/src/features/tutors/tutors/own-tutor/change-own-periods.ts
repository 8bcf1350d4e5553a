import {
  bitsToCalendar,
  calendarToBits,
  calendarToPeriods,
  daysWithLostLessons,
  MIN_PERIOD_MINUTES,
  periodsToCalendar,
  shortPeriods,
  WEEKDAY_LABELS,
} from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { lockOwnTutor, updateTutor } from "../repository.ts";
import type { OwnPeriodsChange, OwnPeriodsWire } from "../schemas.ts";
import { getOwnPeriods } from "./get-own-periods.ts";

/**
 * Changes the days that were sent (`PATCH /tutors/me/periods`).
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 409 account 20006 for an old version, or with reason
 * HAS_LESSONS when weekly lessons would stand outside; 400 class 10001 with fields for stretches under an hour
 */
export async function changeOwnPeriods(
  { db, actor: { userId } }: Ctx<"account">,
  { weeklyAvailablePeriods }: OwnPeriodsChange,
  ifMatch?: string,
): Promise<OwnPeriodsWire> {
  return db.transaction(async (tx) => {
    const tutor = requireTutor(await lockOwnTutor(tx, userId));
    checkVersion(ifMatch, tutor.updatedAt);
    const before = calendarToPeriods(bitsToCalendar(tutor.weekBits));
    const after = { ...before, ...omitUndefined(weeklyAvailablePeriods) };
    refuseLostLessons(daysWithLostLessons(after, calendarToPeriods(bitsToCalendar(tutor.takenBits))));
    const fields = shortPeriods(after).map(({ weekday, period }) => ({
      path: `weeklyAvailablePeriods.${weekday}`,
      message: `${WEEKDAY_LABELS[weekday]}요일 ${period.replace("-", "–")}: ${MIN_PERIOD_MINUTES}분 이상 이어서 골라 주세요.`,
    }));
    if (fields.length > 0) throw refuse.invalidInput({ fields });
    await updateTutor(tx, tutor.id, { weekBits: calendarToBits(periodsToCalendar(after)) });
    return getOwnPeriods(tx, userId);
  });
}

function refuseLostLessons(days: ReturnType<typeof daysWithLostLessons>): void {
  if (days.length === 0) return;
  const names = days.map((day) => WEEKDAY_LABELS[day]).join("·");
  const message = `${names}요일에 매주 하는 수업이 있어요. 그 시간은 그대로 두어 주세요.`;
  const fields = days.map((day) => ({ path: `weeklyAvailablePeriods.${day}`, message }));
  throw refuse.stateConflict({ message, reason: "HAS_LESSONS", fields });
}
