import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { openToken } from "../../links/private-links/open-link.ts";
import { type ConsultationRow, findLinkedConsultation, findOwnConsultation } from "./repository.ts";

/**
 * A consultation of the caller's: of their account, of their verified phone, or of the private token that they hold.
 * @throws ApiError 404 for one that is missing or somebody else's; 429 class 10004 after too many wrong tokens.
 */
export async function findConsultation(
  ctx: Ctx<"visitor">,
  id: string,
  token: string | undefined,
): Promise<ConsultationRow> {
  const { userId, address } = ctx.actor;
  const own = userId === null ? undefined : await findOwnConsultation(ctx.db, userId, id);
  if (own) return own;
  if (token === undefined) throw refuse.notFound();
  return openToken(ctx, { token, address }, (hash) => findLinkedConsultation(ctx.db, hash, id));
}
