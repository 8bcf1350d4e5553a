import { changeableUntil, formatKoreanTime, subjectName } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { type ClassRole, claimNotice, lessonDay, noticeKey, topicOf } from "../lessons/notify-class.ts";
import { type DueLesson, holdLesson } from "./due-repository.ts";

/** The lessons of the next day that one person hears of. */
interface Tomorrow {
  readonly side: ClassRole;
  readonly userId: string;
  readonly due: readonly DueLesson[];
}

/** By who hears of them: a family, or a tutor, has all of theirs in one message. */
export function byRecipient(lessons: readonly DueLesson[], side: ClassRole): Tomorrow[] {
  const own = Map.groupBy(lessons, ({ userId, tutorUserId }) => (side === "BUYER" ? userId : tutorUserId));
  return [...own].flatMap(([userId, due]) => (userId === null ? [] : [{ side, userId, due }]));
}

/** Recalls to one person the lessons of the next day. */
export async function tellOfTomorrow({ db, jobs, config }: Ctx, { side, userId, due }: Tomorrow, at: Date) {
  await db.transaction(async (tx) => {
    const claimed: DueLesson[] = [];
    for (const one of due) {
      const row = { matchId: one.matchId, kind: "TOMORROW", occasion: one.occasion, side } as const;
      if ((await holdLesson(tx, one)) && (await claimNotice(tx, row))) claimed.push(one);
    }
    const [first] = claimed;
    if (!first) return;
    const [text, path] = claimed.length === 1 ? textOfOne(first, side, at) : textOfMany(claimed, side);
    await jobs.queueNotice(tx, {
      key: noticeKey({ matchId: first.matchId, kind: "TOMORROW", occasion: first.occasion, side }),
      kind: topicOf("TOMORROW", side),
      userId,
      text: `[나란] ${text} ${side === "BUYER" ? config.buyerOrigin : config.tutorOrigin}${path}`,
    });
  });
}

function textOfOne(due: DueLesson, side: ClassRole, at: Date) {
  const until = changeableUntil({ startsAt: new Date(due.startsAt) });
  const change = until > at ? ` 시간은 ${lessonDay(until)}까지 바꿀 수 있어요.` : "";
  const who = side === "BUYER" ? ` ${due.tutorName} 선생님과` : "";
  return [`${whose(due)} 수업이 내일 ${timeOf(due)}에${who} 있어요.${change}`, `/myclass/${due.matchId}`] as const;
}

function textOfMany(due: readonly DueLesson[], side: ClassRole) {
  const lessons = due.map((one) => {
    const who = side === "BUYER" ? `(${one.tutorName} 선생님)` : "";
    return `${timeOf(one)} ${whose(one)}${who}`;
  });
  return [`내일 수업이 ${due.length}회 있어요. ${lessons.join(", ")}`, side === "BUYER" ? "/myclass" : "/"] as const;
}

const timeOf = ({ startsAt }: DueLesson): string => formatKoreanTime(new Date(startsAt));
const whose = (due: DueLesson): string => `${due.studentName} 학생 ${subjectName(due)}`;
