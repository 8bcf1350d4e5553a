import { catalogueLevelOf, type MatchWish, NO_TIMES, NO_WISHES, periodsToCalendar } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { describeTutors } from "../../../tutors/tutors/describe-tutors.ts";
import { findConsultation } from "../find-consultation.ts";
import { findMainDetails } from "../repository.ts";
import type { FittingTutorsWire } from "../schemas.ts";

const SUBJECTS = 3;
/** What most families begin with; the call settles it. */
const LESSONS = { rank: "BASIC", minutes: 60, lessonsPerWeek: 1 } as const;

/**
 * Three tutors who fit what was said so far, one for each of the first three subjects, nobody twice.
 * @throws ApiError as `findConsultation`
 */
export async function listFittingTutors(
  ctx: Ctx<"visitor">,
  id: string,
  token: string | undefined,
): Promise<FittingTutorsWire> {
  const { grade, likedTutorStyles, weeklyAvailablePeriods } = await findConsultation(ctx, id, token);
  const details = await findMainDetails(ctx.db, grade, catalogueLevelOf(grade), SUBJECTS);
  const calendar = periodsToCalendar(weeklyAvailablePeriods ?? NO_TIMES);
  const content: FittingTutorsWire["content"] = [];
  const shown = new Set<number>();
  for (const detail of details) {
    const wish: MatchWish = { ...NO_WISHES, ...LESSONS, ...detail, calendar, likedTutorStyles };
    const best = await ctx.tutorSearch.top(wish, { limit: 1, excluded: shown });
    for (const { tutorId } of best) shown.add(tutorId);
    content.push(
      ...(await describeTutors(ctx.db, wish, best)).map(({ tutor, reasons }) => {
        const { introduction: _introduction, tier: _tier, ...known } = tutor;
        return { ...known, subjectLabel: detail.subjectLabel, reasons };
      }),
    );
  }
  return { content };
}
