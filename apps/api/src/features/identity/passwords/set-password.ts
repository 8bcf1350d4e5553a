import { randomUUID } from "node:crypto";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { storePassword } from "./repository.ts";

/** The job that sends the mail that tells of a change. */
export const CHANGED_JOB = "mail.password-changed";

export interface NewPassword {
  userId: string;
  passwordHash: string;
  /** Stays logged in; every other session ends. */
  keptSessionId?: string;
}

/** Stores a password and tells its owner by e-mail, in the caller's transaction. */
export async function setPassword({ jobs }: Ctx, tx: Queryable, password: NewPassword): Promise<void> {
  await storePassword(tx, password);
  const { userId } = password;
  await jobs.send(tx, { name: CHANGED_JOB, key: `${CHANGED_JOB}:${randomUUID()}`, payload: { userId } });
}
