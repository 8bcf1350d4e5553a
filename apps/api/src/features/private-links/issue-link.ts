import { createHash, randomBytes } from "node:crypto";
import type { AppDeps } from "../../deps.ts";
import { seal } from "../../secrets/sealed-text.ts";
import { Secret } from "../../secrets/secret.ts";
import { SEALED_FOR, urlOf } from "./get-link.ts";
import { type LinkTarget, putLink } from "./repository.ts";
import type { PrivateLinkWire } from "./schemas.ts";

const TOKEN_BYTES = 16;

/** A new link to a target; the one before, if there was one, opens nothing any more. */
export async function issueLink(deps: Pick<AppDeps, "db" | "config">, target: LinkTarget): Promise<PrivateLinkWire> {
  const token = new Secret(randomBytes(TOKEN_BYTES).toString("base64url"));
  const sealedToken = seal(deps.config.authSecret, SEALED_FOR, token);
  await putLink(deps.db, target, { tokenHash: hashToken(token), sealedToken });
  return { url: urlOf(deps.config, target, token) };
}

/** How a token is looked up. It is 128 random bits, so that nobody finds it by trying hashes. */
export const hashToken = (token: Secret): string => createHash("sha256").update(token.reveal()).digest("base64url");
