import type { Queryable } from "../../../db/client.ts";
import type { Secret } from "../../../secrets/secret.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { insertClassLink } from "./repository.ts";

/** A link is for a talk that goes on now. */
const HOURS = 24;

/** A new link to a class for its buyer. @returns its token */
export async function makeClassLink(db: Queryable, target: { userId: string; matchId: string }): Promise<Secret> {
  const token = newToken();
  await insertClassLink(db, { ...target, tokenHash: hashToken(token), hours: HOURS });
  return token;
}
