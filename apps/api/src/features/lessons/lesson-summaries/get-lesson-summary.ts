import { addDays, dayOfWeek, type KstDate, startOfKstDate, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type OpenedLink, openLink } from "../../links/private-links/open-link.ts";
import { getMatch } from "../../matching/matches/get-match.ts";
import { getClassLessons } from "../lessons/get-class-lessons.ts";
import type { LessonSummaryWire } from "./schemas.ts";

/**
 * One week of the class that a link shows: what was done, what is to do, and when they meet again.
 * @param day any day (YYYY-MM-DD, KST) of the week; the present one when it is left out
 * @throws ApiError as `openLink`.
 */
export async function getLessonSummary(
  ctx: Ctx,
  link: Omit<OpenedLink, "kind">,
  day: KstDate | undefined,
): Promise<LessonSummaryWire> {
  const { userId, matchId } = await openLink(ctx, { ...link, kind: "summary" });
  if (matchId === null) throw refuse.notFound();
  const { now } = ctx;
  const reader: Ctx<"link"> = { ...ctx, actor: { kind: "link", userId, matchId } };
  const [match, { content, counts }] = await Promise.all([getMatch(reader, matchId), getClassLessons(reader, matchId)]);
  const weekOf = mondayOf(day ?? toKstDate(now));
  const [from, to] = [startOfKstDate(weekOf), startOfKstDate(addDays(weekOf, 7))];
  // Another tutor's plan stands in the place of one that a change of tutor gave up.
  const stood = content.filter(({ cancelReason }) => cancelReason !== "REMATCH");
  const ofWeek = stood.filter(({ startsAt }) => startsAt >= from && startsAt < to);
  const held = content.filter(({ status }) => status !== "CANCELED");
  return {
    studentName: match.studentName,
    subjectLabel: match.subjectLabel,
    subjectDetailLabel: match.subjectDetailLabel,
    tutorName: match.tutorName ?? "",
    weekOf,
    lessons: [...Map.groupBy(ofWeek, ({ startsAt }) => startsAt.getTime()).values()]
      .flatMap((atOnce) => atOnce.find(({ status }) => status !== "CANCELED") ?? atOnce.slice(-1))
      .map(({ startsAt, endsAt, status, settledAs, log }) => ({ startsAt, endsAt, status, settledAs, log })),
    counts,
    stage: match.now.stage,
    nextLessonAt: held.find(({ status, endsAt }) => status === "SCHEDULED" && endsAt > now)?.startsAt ?? null,
    hasPrevious: stood.some(({ startsAt }) => startsAt < from),
    hasNext: to <= now || held.some(({ startsAt }) => startsAt >= to),
  };
}

const mondayOf = (day: KstDate): KstDate => addDays(day, -((dayOfWeek(day) + 6) % 7));
