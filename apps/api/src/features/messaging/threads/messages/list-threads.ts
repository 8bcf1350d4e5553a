import type { Ctx } from "../../../../deps.ts";
import { findThreads } from "../repository.ts";
import type { ThreadListWire } from "../schemas.ts";

/** More classes than anybody has at a time. */
const SHOWN = 100;

/**
 * The conversations of the account's classes, past ones of a tutor too, each with its last message and what waits; none
 * without a message.
 */
export async function listThreads({ db, actor: { userId } }: Ctx<"account">): Promise<ThreadListWire> {
  const rows = await findThreads(db, userId, SHOWN);
  return {
    content: rows.map(({ side, lastSide, lastAt, ...row }) => ({
      ...row,
      isOwn: lastSide !== side,
      lastAt: new Date(lastAt),
    })),
  };
}
