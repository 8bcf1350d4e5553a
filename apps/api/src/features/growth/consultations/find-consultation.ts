import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { openToken } from "../../links/private-links/open-link.ts";
import { type ConsultationRow, findLinkedConsultation, findOwnConsultation } from "./repository.ts";

/** Who asks for a consultation: somebody logged in, or with the private token. */
export interface ConsultationCaller {
  readonly userId: string | null;
  readonly token: string | undefined;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * A consultation of the caller's: of their account, of their verified phone, or of the token that they hold.
 * @throws ApiError 404 for one that is missing or somebody else's; 429 class 10004 after too many wrong tokens.
 */
export async function findConsultation(
  ctx: Ctx,
  { userId, token, address }: ConsultationCaller,
  id: string,
): Promise<ConsultationRow> {
  const own = userId === null ? undefined : await findOwnConsultation(ctx.db, userId, id);
  if (own) return own;
  if (token === undefined) throw refuse.notFound();
  return openToken(ctx, { token, address }, (hash) => findLinkedConsultation(ctx.db, hash, id));
}
