import { randomUUID } from "node:crypto";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { tellOfNewWay } from "../../../lib/log-in/tell-of-new-way.ts";
import { storePassword } from "./repository.ts";

/** The job that sends the mail that tells of a change. */
export const CHANGED_JOB = "mail.password-changed";

export interface NewPassword {
  userId: string;
  passwordHash: string;
  /** Stays logged in; every other session ends. */
  keptSessionId?: string;
  /** The mailed link that set it; the mail about the change shows the ways to log in by it. */
  resetId?: string;
}

/** Stores a password and tells its owner, in the caller's transaction. */
export async function setPassword(ctx: Ctx, tx: Queryable, password: NewPassword): Promise<void> {
  const { userId, resetId } = password;
  if (await storePassword(tx, password)) return tellOfNewWay(ctx, tx, { userId, provider: "EMAIL" });
  await ctx.jobs.send(tx, { name: CHANGED_JOB, key: `${CHANGED_JOB}:${randomUUID()}`, payload: { userId, resetId } });
}
