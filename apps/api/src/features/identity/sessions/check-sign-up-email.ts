import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countCall } from "./count-log-in.ts";
import { isEmailTaken } from "./repository.ts";

/**
 * Tells whether an account could be made with this address, as making one does: it counts under the same limit, so nobody learns
 * more addresses by asking than by signing up.
 * @throws ApiError 409 account 20003 when it is taken; 429 account 20006 as `countCall`
 */
export async function checkSignUpEmail(
  ctx: Ctx,
  { address, email }: { address: string; email: string },
): Promise<void> {
  await countCall(ctx, address);
  if (await isEmailTaken(ctx.db, email)) throw refuse.userDuplicated();
}
