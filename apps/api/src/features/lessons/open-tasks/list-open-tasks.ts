import { OPEN_TASK_KINDS, subjectName } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { findContinuable } from "../../sales/up-selling-offers/find-continuable.ts";
import { describeClasses } from "../classes/describe-classes.ts";
import { paidBy } from "../classes/repository.ts";
import type { OpenTaskWire } from "./schemas.ts";

/**
 * What paid courses ask of their buyer, the most urgent first, and of one kind what waits longest. Whichever student
 * the account acts for: what waits for the other children must not go unseen, and each task names its student.
 */
export async function listOpenTasks({ db, now, actor: { userId } }: Ctx<"account">): Promise<OpenTaskWire[]> {
  const offers = await findContinuable(db, userId, now);
  const classes = await describeClasses(db, paidBy(userId, null), now, offers);
  const tasks = classes.flatMap(({ row, tasks: own }): OpenTaskWire[] => {
    const { merchantUid, match, studentName } = row;
    const course = { merchantUid, matchId: match?.id ?? null, studentName, courseName: subjectName(row) };
    return own.map((task) => ({ ...task, ...course }));
  });
  return joinWishes(tasks).sort((a, b) => place(a) - place(b) || a.since.getTime() - b.since.getTime());
}

const place = ({ kind }: OpenTaskWire): number => OPEN_TASK_KINDS.indexOf(kind);

/** The wishes of an order are said on one page. */
function joinWishes(tasks: readonly OpenTaskWire[]): OpenTaskWire[] {
  const isWish = ({ kind }: OpenTaskWire) => kind === "SEND_WISHES";
  const ofOrders = Map.groupBy(tasks.filter(isWish), ({ merchantUid }) => merchantUid);
  const wishes = [...ofOrders.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return [{ ...first, courseName: [first, ...others].map(({ courseName }) => courseName).join(", ") }];
  });
  return [...tasks.filter((task) => !isWish(task)), ...wishes];
}
