import type { Ctx } from "../../../deps.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { SEALED_FOR, urlOf } from "./get-link.ts";
import { type LinkTarget, putLink } from "./repository.ts";
import type { PrivateLinkWire } from "./schemas.ts";

/** A new link to a target; the one before, if there was one, opens nothing any more. */
export async function issueLink(ctx: Ctx, target: LinkTarget): Promise<PrivateLinkWire> {
  const token = newToken();
  const sealedToken = seal(ctx.config.authSecret, SEALED_FOR, token);
  await putLink(ctx.db, target, { tokenHash: hashToken(token), sealedToken });
  return { url: urlOf(ctx.config, target, token) };
}
