import {
  catalogueLevelOf,
  consultationOfferState,
  explainMatch,
  isOfferCurrent,
  type MatchWish,
  matchScore,
  NO_TIMES,
  NO_WISHES,
  periodsToCalendar,
} from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { findTutorCards } from "../../../tutors/tutors/repository.ts";
import { findConsultation } from "../find-consultation.ts";
import { findNewestOffer } from "../offers/repository.ts";
import { findMainDetails } from "../repository.ts";
import type { FittingTutorsWire } from "../schemas.ts";

const SUBJECTS = 3;
/** What most families begin with; the call settles it. */
const LESSONS = { rank: "BASIC", minutes: 60, lessonsPerWeek: 1 } as const;

/**
 * Three tutors who fit what was said so far, one for each of up to three subjects, none of them twice. Subjects of a
 * current offer count before those that were asked about; without any, the first three subjects. The reasons name no
 * lesson times: the number of lessons is not known yet.
 * @throws ApiError as `findConsultation`
 */
export async function listFittingTutors(
  ctx: Ctx<"visitor">,
  id: string,
  token: string | undefined,
): Promise<FittingTutorsWire> {
  const { status, grade, subjects, likedTutorStyles, weeklyAvailablePeriods } = await findConsultation(ctx, id, token);
  const offer = await findNewestOffer(ctx.db, id);
  const of =
    offer && isOfferCurrent(status, consultationOfferState(offer, offer.now))
      ? offer.courses.map(({ subject }) => subject)
      : subjects;
  const wanted = { grade, level: catalogueLevelOf(grade), of, count: SUBJECTS };
  const details = await findMainDetails(ctx.db, wanted);
  const calendar = periodsToCalendar(weeklyAvailablePeriods ?? NO_TIMES);
  const content: FittingTutorsWire["content"] = [];
  const shown = new Set<number>();
  for (const detail of details) {
    const wish: MatchWish = { ...NO_WISHES, ...LESSONS, ...detail, calendar, likedTutorStyles };
    const best = await ctx.tutorSearch.top(wish, { limit: 1, excluded: shown });
    for (const { tutorId } of best) shown.add(tutorId);
    const cards = await findTutorCards(
      ctx.db,
      best.map(({ tutorId }) => tutorId),
    );
    for (const { tutorId, tutor } of best) {
      const card = cards.get(tutorId);
      if (!card) continue;
      const { introduction: _introduction, tier: _tier, ...known } = card;
      const { reasons } = explainMatch(wish, tutor, matchScore(wish, tutor));
      content.push({ ...known, subjectLabel: detail.subjectLabel, reasons: [...reasons] });
    }
  }
  return { content };
}
