import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import type { AuditEntry } from "../../../../lib/audit-logs/repository.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockTutor } from "../repository.ts";
import { readTutorId } from "./read-tutor-id.ts";

type LockedTutor = NonNullable<Awaited<ReturnType<typeof lockTutor>>>;

/** Who changes, whom, and in which request: what the record of the change says. */
type Act = Pick<AuditEntry, "actorId" | "targetId" | "requestId">;

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
  change: (tx: Transaction, tutor: LockedTutor, act: Act) => Promise<News | null>,
): Promise<void> {
  const { userId: actorId, requestId } = ctx.actor;
  const tutorId = readTutorId(id);
  await ctx.db.transaction(async (tx) => {
    const tutor = await lockTutor(tx, tutorId);
    if (!tutor) throw refuse.notFound();
    const news = await change(tx, tutor, { actorId, targetId: String(tutorId), requestId });
    const { userId, phoneNumber } = tutor;
    if (!news || (userId === null && phoneNumber === null)) return;
    const to = userId === null && phoneNumber !== null ? { to: phoneNumber } : {};
    const key = `tutor.${news.about}:${id}:${requestId}`;
    await ctx.jobs.queueNotice(tx, { key, kind: "ACCOUNT", userId, text: news.text, ...to });
  });
  ctx.jobs.wake("notice.send");
}
