import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { storePassword } from "./repository.ts";

/** The outbox topic of the mail that tells of a change. */
export const CHANGED_TOPIC = "mail.password-changed";

export interface NewPassword {
  userId: string;
  passwordHash: string;
  /** Stays logged in; every other session ends. */
  keptSessionId?: string;
}

/** Stores a password and tells its owner by e-mail, in the caller's transaction. */
export async function setPassword({ outbox }: AppDeps, tx: Queryable, password: NewPassword): Promise<void> {
  await storePassword(tx, password);
  const { userId } = password;
  await outbox.add(tx, { topic: CHANGED_TOPIC, key: `${CHANGED_TOPIC}:${randomUUID()}`, payload: { userId } });
}
