import { randomBytes } from "node:crypto";
import type { Queryable } from "../../db/client.ts";
import { Secret } from "../../secrets/secret.ts";
import { hashToken } from "../private-links/issue-link.ts";
import { insertClassLink } from "./repository.ts";

const TOKEN_BYTES = 16;
/** A link is for a talk that goes on now. */
const HOURS = 24;

/** A new link to a class for its buyer. @returns its token */
export async function makeClassLink(db: Queryable, target: { userId: string; matchId: string }): Promise<Secret> {
  const token = new Secret(randomBytes(TOKEN_BYTES).toString("base64url"));
  await insertClassLink(db, { ...target, tokenHash: hashToken(token), hours: HOURS });
  return token;
}
