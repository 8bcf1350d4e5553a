import {
  dueReminder,
  formatKoreanDate,
  missedPromiseText,
  OPEN_TASK_TEXTS,
  type OpenTask,
  openTaskPath,
  REMINDED_TASKS,
  subjectName,
} from "@pkg/domain";
import { inArray } from "drizzle-orm";
import { orderItems } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { type ClassNow, describeClasses } from "../classes/describe-classes.ts";
import { claimReminder, findRemindable } from "./repository.ts";

/**
 * Reminds buyers of what waits for them since a day, three or seven: in one message each, however many tasks there are.
 * Processes may run it at the same time and stop anywhere: a row is written with each message.
 */
export async function remindOfTasks(ctx: Ctx, at: Date): Promise<void> {
  const ids = await findRemindable(ctx.db, at);
  if (ids.length === 0) return;
  const classes = await describeClasses(ctx.db, inArray(orderItems.id, ids), at);
  const due = classes.flatMap(({ row, tasks }) =>
    tasks.flatMap((task): DueTask[] => {
      const days = isReminded(task) ? dueReminder(task.since, at) : null;
      return days === null ? [] : [{ row, task, days }];
    }),
  );
  for (const [userId, own] of Map.groupBy(due, ({ row }) => row.userId)) {
    await remind(ctx, userId, own, at).catch((error: unknown) =>
      ctx.logger.error({ err: error, userId }, "a buyer could not be reminded, will try again"),
    );
  }
}

interface DueTask {
  readonly row: ClassNow["row"];
  readonly task: OpenTask;
  readonly days: number;
}

const isReminded = ({ kind }: OpenTask): boolean => REMINDED_TASKS.some((reminded) => reminded === kind);

async function remind({ db, jobs, config }: Ctx, userId: string, due: readonly DueTask[], at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed: DueTask[] = [];
    for (const one of due) {
      const { row, task, days } = one;
      if (await claimReminder(tx, { orderItemId: row.id, kind: task.kind, since: task.since, days })) claimed.push(one);
    }
    const [first] = claimed;
    if (!first) return;
    const { row, task, days } = first;
    await jobs.queueNotice(tx, {
      key: `task:${row.id}:${task.kind}:${task.since.getTime()}:${days}`,
      kind: "LESSON",
      userId,
      text: `[나란] ${regret(claimed, at)}${reminderText(claimed)} ${config.buyerOrigin}${claimed.length > 1 ? "/myclass" : openTaskPath(task.kind, { merchantUid: row.merchantUid, matchId: row.match?.id ?? null })}`,
    });
  });
}

/** Of a tutor who was promised for a day that has passed, while other times wait. */
function regret(due: readonly DueTask[], at: Date): string {
  const late = due.flatMap(({ row, task }) =>
    task.kind === "ANSWER_TIMES" ? (missedPromiseText(row.match?.promisedOn ?? null, at, true) ?? []) : [],
  );
  return [...new Set(late)].map((text) => `${text} `).join("");
}

function reminderText(due: readonly DueTask[]): string {
  const course = ({ row }: DueTask) => `${row.studentName} 학생 ${subjectName(row)}`;
  const until = ({ task }: DueTask) => (task.until === null ? "" : `${formatKoreanDate(task.until)}까지`);
  const [first] = due;
  if (due.length === 1 && first) {
    const end = until(first) && ` ${until(first)}예요.`;
    return `${course(first)} 수업: ${OPEN_TASK_TEXTS[first.task.kind].title}.${end}`;
  }
  const acts = due.map((one) =>
    [course(one), until(one), OPEN_TASK_TEXTS[one.task.kind].action].filter(Boolean).join(" "),
  );
  return `해 주실 일이 ${due.length}가지 있어요. ${acts.join(", ")}.`;
}
