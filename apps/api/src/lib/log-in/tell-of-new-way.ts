import { randomUUID } from "node:crypto";
import { LOGIN_PROVIDER_LABELS, LOGIN_PROVIDERS, type LoginProvider } from "@pkg/domain";
import { and, eq, ne } from "drizzle-orm";
import type { Database, Queryable } from "../../db/client.ts";
import { authAccounts } from "../../db/schema/index.ts";
import type { JobQueue } from "../jobs/job-queue.ts";

/** The job that sends the mail. */
export const NEW_WAY_JOB = "mail.login-way-added";

export interface NewWayDeps {
  db: Database;
  jobs: JobQueue;
}

interface NewWay {
  userId: string;
  provider: LoginProvider;
}

const describe = (provider: LoginProvider): string =>
  `[나란] 회원님 계정에 로그인 방법(${LOGIN_PROVIDER_LABELS[provider]})이 추가됐어요. 직접 추가하지 않았다면 고객센터로 바로 알려 주세요.`;

/** Tells the phone and the mailbox of another way into the account, so that a stranger's is noticed. */
export async function tellOfNewWay({ jobs }: Pick<NewWayDeps, "jobs">, tx: Queryable, way: NewWay): Promise<void> {
  const { userId, provider } = way;
  const key = randomUUID();
  await jobs.queueNotice(tx, { key: `login-way.added:${key}`, kind: "ACCOUNT", userId, text: describe(provider) });
  await jobs.send(tx, { name: NEW_WAY_JOB, key: `${NEW_WAY_JOB}:${key}`, payload: { userId, provider } });
}

/** Stands behind every way that better-auth stores. The first one of an account is its sign-up. */
export const tellOfLinkedWay =
  ({ db, jobs }: NewWayDeps) =>
  async ({ id, userId, providerId }: { id: string; userId: string; providerId: string }): Promise<void> => {
    const provider = LOGIN_PROVIDERS.find((one) => one.toLowerCase() === providerId);
    const others = and(eq(authAccounts.userId, userId), ne(authAccounts.id, id));
    if (!provider || (await db.$count(authAccounts, others)) === 0) return;
    await db.transaction((tx) => tellOfNewWay({ jobs }, tx, { userId, provider }));
  };
