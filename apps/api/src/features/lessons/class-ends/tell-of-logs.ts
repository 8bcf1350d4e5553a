import { subjectName } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { claimNotice, lessonDay, noticeKey } from "../lessons/notify-class.ts";
import { type DueLesson, holdLesson } from "./due-repository.ts";

interface Unlogged {
  readonly tutorUserId: string | null;
  readonly due: readonly DueLesson[];
}

/** Recalls to a tutor, in one message, the lessons whose log is missing. */
export async function tellOfLogs({ db, jobs, config }: Ctx, { tutorUserId, due }: Unlogged): Promise<void> {
  if (tutorUserId === null) return;
  await db.transaction(async (tx) => {
    const claimed: DueLesson[] = [];
    for (const one of due) {
      const row = { matchId: one.matchId, kind: "LOG_DUE", occasion: one.occasion, side: "TUTOR" } as const;
      if ((await holdLesson(tx, one)) && (await claimNotice(tx, row))) claimed.push(one);
    }
    const [first] = claimed;
    if (!first) return;
    const classes = new Set(claimed.map(({ matchId }) => matchId));
    await jobs.queueNotice(tx, {
      key: noticeKey({ matchId: first.matchId, kind: "LOG_DUE", occasion: first.occasion, side: "TUTOR" }),
      kind: "REMINDER",
      userId: tutorUserId,
      text: `[나란] ${lessonsOf(claimed)} 기록을 아직 안 썼어요. 기록을 써야 수업료에 들어가요. ${config.tutorOrigin}${classes.size > 1 ? "/" : `/myclass/${first.matchId}`}`,
    });
  });
}

/** "김하준 학생 수학 중2-2 2회, 정유나 학생 영어 독해 1회 수업"; the day of one alone. */
function lessonsOf(due: readonly DueLesson[]): string {
  const [first] = due;
  if (due.length === 1 && first) {
    return `${first.studentName} 학생 ${lessonDay(new Date(first.startsAt))} ${subjectName(first)} 수업`;
  }
  const counts = Map.groupBy(due, (one) => `${one.studentName} 학생 ${subjectName(one)}`);
  return `${[...counts].map(([name, { length }]) => `${name} ${length}회`).join(", ")} 수업`;
}
