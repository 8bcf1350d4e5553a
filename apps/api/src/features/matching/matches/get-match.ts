import { canMatchTransition, firstLessonDay, type KstDate, lessonTimes, toKstDate, wishedDayFrom } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { describeMatches } from "../../lessons/classes/describe-classes.ts";
import type { ClassNowWire } from "../../lessons/classes/schemas.ts";
import { firstTimesOf } from "../../lessons/lessons/plans/list-first-lesson-times.ts";
import { askedFrom } from "./compute-asked-from.ts";
import { findMatches, findOwnMatch, type MatchFilter, type MatchRow } from "./repository.ts";
import type { MatchWire } from "./schemas.ts";

/** Tutors are asked for it, or could be. */
const isMatchOpen = ({ status }: MatchRow): boolean => canMatchTransition(status, "MATCHED") || status === "READY";

/**
 * One match as its buyer and its tutor see it.
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getMatch(
  { db, now, config, actor: { userId } }: Ctx<"account" | "link">,
  id: string,
): Promise<MatchWire> {
  const match = await findOwnMatch(db, userId, id);
  if (!match) throw refuse.notFound();
  const nowOf = await describeMatches(db, [id], now);
  return toMatchWire(match, nowOf(id), { config, now });
}

/** The account's matches, the newest first. */
export async function getMatches(
  { db, now, config, actor: { userId } }: Ctx<"account">,
  filter: MatchFilter,
): Promise<MatchWire[]> {
  const matches = await findMatches(db, userId, filter);
  const nowOf = await describeMatches(
    db,
    matches.map(({ id }) => id),
    now,
  );
  return matches.map((match) => toMatchWire(match, nowOf(match.id), { config, now }));
}

type Clock = Pick<Ctx, "config" | "now">;

/**
 * As of now: a tutor may say yes at once, or when it is day. The earliest is of those who were asked, before that of the
 * wishes; a pair without lessons has its weekly times.
 */
function firstDayOf(match: MatchRow, { stage }: ClassNowWire, { config, now }: Clock): KstDate | null {
  if (isMatchOpen(match)) {
    const from = askedFrom(config, now) ?? now;
    const days = (match.askedStarts ?? []).flatMap((lessonStarts) =>
      firstTimesOf({ ...match, lessonStarts }, [], from)
        .slice(0, 1)
        .map(toKstDate),
    );
    return days.sort()[0] ?? wishedDayFrom(firstLessonDay(from), match.wishes.weeklyAvailablePeriods);
  }
  const [first] = stage === "UNPLANNED" ? firstTimesOf(match, [], now) : [];
  return first ? toKstDate(first) : null;
}

/** A match as everybody who may see it does. */
export const toMatchWire = (match: MatchRow, classNow: ClassNowWire, { config, now }: Clock): MatchWire => ({
  id: match.id,
  now: classNow,
  merchantUid: match.merchantUid,
  status: match.status,
  subject: match.subjectKey,
  subjectDetail: match.subjectDetailKey,
  subjectLabel: match.subjectLabel,
  subjectDetailLabel: match.subjectDetailLabel,
  productName: match.product.name,
  rank: match.rank,
  minutes: match.minutes,
  lessonsPerWeek: match.lessonsPerWeek,
  studentName: match.studentName,
  firstTutor: match.firstTutor && { ...match.firstTutor, id: String(match.firstTutor.id) },
  tutorId: match.tutorId === null ? null : String(match.tutorId),
  tutorName: match.tutorName,
  lastTutorName: match.lastTutorName,
  hasMessages: match.hasMessages,
  tutorGender: match.tutorGender,
  lessonTimes: lessonTimes(match.lessonStarts),
  rentTablet: match.product.rentTablet,
  deadlineAt: match.deadlineAt,
  askedFrom: isMatchOpen(match) ? askedFrom(config, now) : null,
  firstDay: firstDayOf(match, classNow, { config, now }),
  promisedOn: match.promisedOn,
  rematchedAt: match.rematchedAt,
  matchedAt: match.matchedAt,
  createdAt: match.createdAt,
});
