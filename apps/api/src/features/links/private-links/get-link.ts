import type { AppDeps, Ctx } from "../../../deps.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import type { Secret } from "../../../secrets/secret.ts";
import { findSealedToken, type LinkTarget } from "./repository.ts";
import type { PrivateLinkWire } from "./schemas.ts";

/** The purpose that tokens are sealed for. */
export const SEALED_FOR = "private-link";

/** The link of a target as it was sent out; null when there is none. */
export async function getLink({ db, config }: Ctx, target: LinkTarget): Promise<PrivateLinkWire> {
  const sealed = await findSealedToken(db, target);
  return { url: sealed ? urlOf(config, target, unseal(config.authSecret, SEALED_FOR, sealed)) : null };
}

/** Calendars are read by programs, from the API; a week, and a child's lessons, by people on a page. */
export function urlOf(
  { apiOrigin, buyerOrigin }: Pick<AppDeps["config"], "apiOrigin" | "buyerOrigin">,
  { matchId, studentId }: LinkTarget,
  token: Secret,
): string {
  if (matchId !== null) return `${buyerOrigin}/weekly-summary/${token.reveal()}`;
  if (studentId !== null) return `${buyerOrigin}/child/${token.reveal()}`;
  return `${apiOrigin}/api/calendars/${token.reveal()}.ics`;
}
