import type { AppDeps } from "../../../deps.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { SEALED_FOR, urlOf } from "./get-link.ts";
import { type LinkTarget, putLink } from "./repository.ts";
import type { PrivateLinkWire } from "./schemas.ts";

/** A new link to a target; the one before, if there was one, opens nothing any more. */
export async function issueLink(deps: Pick<AppDeps, "db" | "config">, target: LinkTarget): Promise<PrivateLinkWire> {
  const token = newToken();
  const sealedToken = seal(deps.config.authSecret, SEALED_FOR, token);
  await putLink(deps.db, target, { tokenHash: hashToken(token), sealedToken });
  return { url: urlOf(deps.config, target, token) };
}
