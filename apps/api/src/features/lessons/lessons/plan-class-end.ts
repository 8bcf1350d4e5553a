import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { ClassRow } from "./repository.ts";

/** The clocks of the server and of the database differ: a look a moment too early would see a lesson that still goes on. */
const MARGIN_SECONDS = 60;

/** Looks at a class when its course may be over, in the transaction that arranged or moved its last lesson. */
export async function planClassEnd(
  { jobs }: Ctx,
  tx: Transaction,
  { id, userId }: Pick<ClassRow, "id" | "userId">,
  at: Date,
): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil((at.getTime() - Date.now()) / 1000)) + MARGIN_SECONDS;
  const payload = { matchId: id, userId };
  await jobs.send(tx, { name: "class.end", key: `class.end:${id}:${at.toISOString()}`, payload, delaySeconds });
}
