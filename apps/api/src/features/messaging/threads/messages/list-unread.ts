import type { Ctx } from "../../../../deps.ts";
import { countUnread } from "../repository.ts";

/** How many messages wait in each of the account's classes; classes where none do are left out. */
export async function listUnread({
  db,
  actor: { userId },
}: Ctx<"account">): Promise<{ matchId: string; count: number }[]> {
  return [...(await countUnread(db, userId))];
}
