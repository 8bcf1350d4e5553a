import { JOIN_OPENS_MINUTES, subjectName } from "@pkg/domain";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { AppDeps, Ctx } from "../../../deps.ts";
import { type OpenedLink, openLink } from "./open-link.ts";
import { type CalendarLesson, findCalendarLessons } from "./repository.ts";

const PAST_DAYS = 60;
const REFRESH_SECONDS = 3600;
/** A calendar's properties stand before its events (RFC 5545, 3.6); the library writes further ones behind them. */
const FIRST_OF_CALENDAR = /^VERSION:2\.0/m;
/** When the way into the lesson room opens. */
const ALARM_SECONDS = JOIN_OPENS_MINUTES * 60;

/**
 * Somebody's lessons for a calendar program (RFC 5545). Times are UTC, which every program shows in its own zone; Seoul is named
 * as the calendar's. What was canceled says so, so that programs take it out.
 * @throws ApiError as `openLink`.
 */
export async function buildCalendar(ctx: Ctx, link: Omit<OpenedLink, "kind">): Promise<string> {
  const { userId } = await openLink(ctx, { ...link, kind: "calendar" });
  const calendar = ical({
    name: "나란 수업",
    prodId: { company: "naran", product: "lessons", language: "KO" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const lesson of await findCalendarLessons(ctx.db, userId, PAST_DAYS)) {
    calendar.createEvent(toEvent(ctx.config, lesson));
  }
  return calendar.toString().replace(FIRST_OF_CALENDAR, `$&\r\nX-WR-TIMEZONE:Asia/Seoul`);
}

function toEvent({ buyerOrigin, tutorOrigin }: AppDeps["config"], lesson: CalendarLesson) {
  const { subjectLabel, subjectDetailLabel, studentName, tutorName, isBuyer, startsAt, endsAt } = lesson;
  const isCanceled = lesson.status === "CANCELED";
  const url = `${isBuyer ? buyerOrigin : tutorOrigin}/myclass/${lesson.matchId}`;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const description = `${isBuyer ? `${tutorName} 선생님` : `${studentName} 학생`} · ${minutes}분\n${url}`;
  return {
    id: `${lesson.id}@naran`,
    // Programs take a change only with a higher number; a lesson's last change is one that grows.
    sequence: Math.floor((lesson.updatedAt.getTime() - lesson.createdAt.getTime()) / 1000),
    stamp: lesson.updatedAt,
    lastModified: lesson.updatedAt,
    start: startsAt,
    end: endsAt,
    summary: `${isCanceled ? "취소 · " : ""}${subjectName({ subjectLabel, subjectDetailLabel })} · ${studentName}`,
    description,
    url,
    alarms: isCanceled ? [] : [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
