import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { DEAD_LETTERS } from "../../../db/job-queues.ts";
import type { JobName } from "../../../db/jobs.ts";
import { writeJobs } from "../../../lib/jobs/job-statements.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";
import type { JobState } from "./schemas.ts";

const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql.raw("j.at"), type: "timestamptz" } },
  id: { by: sql.raw("j.id"), type: "uuid" },
};

const SOURCES = {
  GIVEN_UP: sql`select id, source_name as name, singleton_key as key, source_retry_count + 1 as attempts,
    source_output ->> 'message' as reason, source_created_on as created, created_on as at
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`,
  RETRYING: sql`select id, name, singleton_key as key, retry_count as attempts, output ->> 'message' as reason,
    created_on as created, start_after as at from pgboss.job where name <> ${DEAD_LETTERS} and state = 'retry'`,
} as const;

type JobRow = {
  id: string;
  name: string;
  key: string | null;
  attempts: number;
  reason: string | null;
  created: string | Date;
  at: string | Date;
  sortValue: string;
};

interface JobFilter extends PageRequest<"at"> {
  readonly state: JobState;
  readonly name?: JobName | undefined;
}

/** Jobs that failed, by their time; one more than a page. */
export async function findFailedJobs(db: Queryable, { state, name, ...request }: JobFilter) {
  const page = sortedPage(SORTED, request);
  const conditions = [...(name ? [sql`j.name = ${name}`] : []), ...(page.after ? [page.after] : [])];
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;
  const rows = await db.execute<JobRow>(sql`
    select j.*, ${page.value} as "sortValue" from (${SOURCES[state]}) j${where}
    order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`);
  return rows.map(({ created, at, ...row }) => ({ ...row, createdAt: new Date(created), at: new Date(at) }));
}

type DeadLetter = { name: string; sourceId: string; key: string | null; data: Record<string, unknown> };

/** Takes a job out of those that were given up. @returns what it was, or undefined */
export async function takeDeadLetter(tx: Queryable, id: string): Promise<DeadLetter | undefined> {
  const [row] = await tx.execute<DeadLetter>(sql`
    delete from pgboss.job where name = ${DEAD_LETTERS} and id = ${id}
    returning source_name as name, source_id as "sourceId", singleton_key as key, coalesce(data, '{}') as data`);
  return row;
}

/** Has a job that was given up tried again in its place. @returns whether it was still kept */
export async function reviveJob(tx: Queryable, name: string, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_count + 1, completed_on = null, start_after = now()
    where name = ${name} and id = ${id} and state = 'failed' returning id`);
  return rows.length > 0;
}

/** Writes a job that was given up as it was; its worker reads the payload. */
export async function writeLetterAnew(tx: Queryable, { name, key, sourceId, data }: DeadLetter): Promise<void> {
  const letter = sql`select ${name}, ${key ?? sourceId}, ${JSON.stringify(data)}::jsonb, interval '0'`;
  await tx.execute(writeJobs(letter));
}

/** Has a job that waits for its next attempt tried now. @returns its name, or undefined when it does not wait */
export async function hastenRetry(tx: Queryable, id: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }>(sql`
    update pgboss.job set start_after = now() where id = ${id} and state = 'retry' returning name`);
  return row?.name;
}
