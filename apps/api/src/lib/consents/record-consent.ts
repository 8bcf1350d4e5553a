import { CONSENT_VERSION, type ConsentKey } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { insertConsent } from "./repository.ts";

/** Keeps an answer to the text that holds now, with its version and time; earlier answers stay. */
export async function recordConsent(db: Queryable, userId: string, key: ConsentKey, agreed: boolean): Promise<void> {
  await insertConsent(db, { userId, key, version: CONSENT_VERSION, agreed });
}
