import { CONSENT_KEYS, type ConsentKey } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findLastConsents } from "./repository.ts";
import type { ConsentRecord } from "./schemas.ts";

/** What the account agreed to or withdrew: the last answer to each version of a text, by key, newest version first. */
export async function listConsents(
  db: Queryable,
  userId: string,
  keys?: readonly ConsentKey[],
): Promise<ConsentRecord[]> {
  const rows = await findLastConsents(db, userId, keys);
  return rows.flatMap(({ key, ...answer }) => {
    const known = CONSENT_KEYS.find((candidate) => candidate === key);
    return known ? [{ key: known, ...answer }] : [];
  });
}
