import {
  addDays,
  deskFigures,
  LESSON_CONCERN_DAYS,
  lastDueMonth,
  monthToRun,
  startOfKstDate,
  toKstDate,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { findLastRun } from "../../payments/payouts/repository.ts";
import { countFigure } from "./figure-repository.ts";
import type { Desk } from "./schemas.ts";

/** What waits for somebody, and what the day brought, as far as the caller's roles reach. */
export async function getDesk({ db, now: at, actor: { roles } }: Ctx<"staff">): Promise<Desk> {
  const day = toKstDate(at);
  const today = {
    day,
    now: at,
    concernsFrom: startOfKstDate(addDays(day, -LESSON_CONCERN_DAYS)),
    start: startOfKstDate(day),
    end: startOfKstDate(addDays(day, 1)),
    monthToRun: monthToRun(await findLastRun(db), at),
    dueMonth: lastDueMonth(at),
  };
  const figures = deskFigures(roles).map(async (kind) => ({ kind, ...(await countFigure(db, kind, today)) }));
  return { day, figures: await Promise.all(figures) };
}
