import { fitOfProposal, type MatchWish, NO_TUTOR_FILTER, type UniversityGroup } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { RankedTutor } from "../../../../lib/tutor-search.ts";
import { describeTutors, toFit } from "../../../tutors/tutors/describe-tutors.ts";
import { findTutorCards } from "../../../tutors/tutors/repository.ts";
import { findSteeredMatch, type SteeringCtx } from "../find-steered-match.ts";
import { findStandings } from "../proposals/find-offered-times.ts";
import { toOffer } from "../proposals/to-pairing.ts";
import { findProposals } from "../repository.ts";
import type { SuggestionsWire } from "../schemas.ts";
import { findChances } from "./find-chances.ts";

const PAGE = 10;

export interface SuggestionsAsked {
  /** Where the page begins. */
  readonly offset: number;
  /** Only tutors who studied there. */
  readonly universityGroup?: UniversityGroup | undefined;
}

/**
 * The tutors who fit a match best now, ten from the offset on, each with reasons and with what they miss, those who were asked already apart; and how
 * many more there would be with one wish fewer.
 * @throws ApiError as `findSteeredMatch`.
 */
export async function suggestTutors(
  ctx: SteeringCtx,
  id: string,
  asked: SuggestionsAsked = { offset: 0 },
): Promise<SuggestionsWire> {
  const { db } = ctx;
  const match = await findSteeredMatch(ctx, id);
  const { wish, passed, count: others, widenings } = await findChances(ctx, match);
  const [page, proposals, standings] = await Promise.all([
    findPage(ctx, wish, passed, asked),
    findProposals(db, id),
    findStandings(db, id),
  ]);
  const { found, ofGroup } = page;
  const count = ofGroup ?? others;
  const [suggestions, cards] = await Promise.all([
    describeTutors(db, wish, found),
    findTutorCards(
      db,
      proposals.map(({ tutorId }) => tutorId),
    ),
  ]);
  return {
    count,
    nextOffset: count > asked.offset + PAGE && found.length === PAGE ? asked.offset + PAGE : null,
    suggestions,
    proposals: proposals.flatMap(({ tutorId, talkSendStatus, dueAt, answeredAt, fit }) => {
      const tutor = cards.get(tutorId);
      const standing = standings.get(tutorId);
      if (!tutor || !standing) return [];
      const { lessonStarts, isLapsed } = standing;
      // Where other times are offered, those are the ones to meet at.
      const kept = fit ? toFit(fitOfProposal(fit, standing.offer ?? lessonStarts)) : null;
      const offer = standing.offer ? toOffer(standing.offer) : null;
      return [{ tutor, talkSendStatus, isLapsed, dueAt, answeredAt, fit: kept, offer }];
    }),
    widenings: [...widenings],
  };
}

/** Ten ranked tutors; of a group with how many of them there are. */
async function findPage(
  { tutorSearch }: Ctx,
  wish: MatchWish,
  excluded: ReadonlySet<number>,
  { offset, universityGroup }: SuggestionsAsked,
): Promise<{ found: RankedTutor[]; ofGroup: number | null }> {
  if (!universityGroup) {
    const ranked = await tutorSearch.top(wish, { limit: offset + PAGE, excluded });
    return { found: ranked.slice(offset), ofGroup: null };
  }
  const studies = { subject: wish.subject, detail: wish.subjectDetail, universities: [universityGroup] };
  const only = await tutorSearch.filter({ ...NO_TUTOR_FILTER, ...studies });
  const ranked = only.size > 0 ? await tutorSearch.top(wish, { limit: only.size, only, excluded }) : [];
  return { found: ranked.slice(offset, offset + PAGE), ofGroup: ranked.length };
}
