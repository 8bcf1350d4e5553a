import { addDays, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findMeant } from "../../../../lib/staff-search/find-meant-people.ts";
import { describeDeskSchedules } from "./describe-desk-schedules.ts";
import { findScheduleIds } from "./repository.ts";
import type { DeskScheduleQuery } from "./schemas.ts";

const PAGE_SIZE = 30;

/**
 * One page of order schedules for staff, what is charged or ends next first unless asked otherwise.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listDeskSchedules({ db, now }: Ctx, query: DeskScheduleQuery) {
  const { search: text, endsWithin, first, ...asked } = query;
  const today = toKstDate(now);
  const found = await findScheduleIds(db, {
    ...asked,
    days: endsWithin === undefined ? null : { from: today, to: addDays(today, endsWithin) },
    isUnplanned: first === "UNPLANNED",
    meant: text === undefined ? null : await findMeant(db, text),
    size: PAGE_SIZE,
  });
  const { content: page, nextCursor } = toSortedPage([...found], PAGE_SIZE);
  const content = await describeDeskSchedules(
    db,
    page.map(({ id }) => id),
  );
  return { content, nextCursor };
}
