import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockTutor } from "../repository.ts";
import { readTutorId } from "./read-tutor-id.ts";

type LockedTutor = NonNullable<Awaited<ReturnType<typeof lockTutor>>>;

/** What a tutor is told of a change. `about` names the change: each is told once a request. */
interface News {
  readonly about: string;
  readonly text: string;
}

/**
 * Changes a tutor as staff, in one transaction with its record, and tells the tutor what was changed; one without an account at
 * the proposals' number.
 * @param change makes the change and its record; null when nothing changed, or when it told the tutor itself
 * @throws ApiError 404 class 20001
 */
export async function changeTutor(
  ctx: Ctx<"staff">,
  id: string,
  change: (tx: Transaction, tutor: LockedTutor) => Promise<News | null>,
): Promise<void> {
  const tutorId = readTutorId(id);
  await ctx.db.transaction(async (tx) => {
    const tutor = await lockTutor(tx, tutorId);
    if (!tutor) throw refuse.notFound();
    const news = await change(tx, tutor);
    const { userId, phoneNumber } = tutor;
    if (!news || (userId === null && phoneNumber === null)) return;
    const to = userId === null && phoneNumber !== null ? { to: phoneNumber } : {};
    const key = `tutor.${news.about}:${id}:${ctx.actor.requestId}`;
    await ctx.jobs.queueNotice(tx, { key, kind: "ACCOUNT", userId, text: news.text, ...to });
  });
  ctx.jobs.wake("notice.send");
}
