import { CONSENT_KEYS, type ConsentKey } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findLastConsents } from "./repository.ts";

/** The last answer to one version of a text. */
interface ConsentRecord {
  readonly key: ConsentKey;
  readonly version: string;
  readonly agreed: boolean;
  readonly decidedAt: Date;
}

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
