import type { AppDeps, Ctx } from "../../../../deps.ts";
import { seal, unseal } from "../../../../secrets/sealed-text.ts";
import type { Secret } from "../../../../secrets/secret.ts";
import { hashToken, newToken } from "../../../../secrets/token.ts";
import type { PrivateLinkWire } from "../../../links/private-links/schemas.ts";
import { requireFinished } from "../require-finished.ts";
import { deleteShare, findSealedShare, putShare } from "./repository.ts";

const SEALED_FOR = "level-test-share";

/**
 * A new link to the level and the units of a test; the one before opens nothing any more.
 * @throws ApiError as `requireFinished`.
 */
export async function issueShare(
  { db, config, actor: { userId } }: Ctx<"account">,
  sessionId: string,
): Promise<PrivateLinkWire> {
  await requireFinished(db, userId, sessionId);
  const token = newToken();
  const sealedToken = seal(config.authSecret, SEALED_FOR, token);
  await putShare(db, sessionId, { tokenHash: hashToken(token), sealedToken });
  return { url: urlOf(config, token) };
}

/** The link as it was made; null when there is none. @throws ApiError as `requireFinished`. */
export async function getShare(
  { db, config, actor: { userId } }: Ctx<"account">,
  sessionId: string,
): Promise<PrivateLinkWire> {
  await requireFinished(db, userId, sessionId);
  const sealed = await findSealedShare(db, sessionId);
  return { url: sealed ? urlOf(config, unseal(config.authSecret, SEALED_FOR, sealed)) : null };
}

/** Ends the link; none is ended as well. @throws ApiError as `requireFinished`. */
export async function endShare({ db, actor: { userId } }: Ctx<"account">, sessionId: string): Promise<PrivateLinkWire> {
  await requireFinished(db, userId, sessionId);
  await deleteShare(db, sessionId);
  return { url: null };
}

const urlOf = ({ buyerOrigin }: AppDeps["config"], token: Secret): string =>
  `${buyerOrigin}/level-test/links/${token.reveal()}`;
