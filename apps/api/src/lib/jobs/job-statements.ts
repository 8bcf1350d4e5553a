import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { JobInput, JobName } from "../../db/jobs.ts";

/** A job's id follows from its key; `writeJobs` and the migration that moved the outbox compute the same one. */
export function jobId(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The statement that deletes jobs unless their work has begun; more conditions, and `returning`, may follow. */
export const withdrawJob = (name: JobName, ...keys: string[]): SQL =>
  sql`delete from pgboss.job where name = ${name} and id in (${sql.join(
    keys.map((key) => sql`${jobId(key)}`),
    sql`, `,
  )}) and state = 'created'`;

/** The statement that has a job that waits for its next attempt tried now; answers its id when it waited. */
export const hastenJob = (name: JobName, key: string): SQL =>
  sql`update pgboss.job set start_after = now() where name = ${name} and id = ${jobId(key)} and state = 'retry' returning id`;

/** Where the jobs of one kind come from: rows, and an expression for the key and for each field of the payload. */
interface JobSource<Payload> {
  readonly from: SQL;
  readonly key: SQL;
  readonly payload: { readonly [Field in keyof Payload]: SQL };
  readonly delaySeconds?: number;
}

/** The query of jobs of one kind, one a row, for `writeJobs`. */
export function jobRows<N extends JobName>(name: N, source: JobSource<JobInput<N>>): SQL {
  const fields = Object.entries<SQL>(source.payload).map(([field, value]) => sql`${field}::text, ${value}`);
  return sql`select ${name}, ${source.key}, jsonb_build_object(${sql.join(fields, sql`, `)}),
    make_interval(secs => ${source.delaySeconds ?? 0}) from ${source.from}`;
}

/**
 * The statement that writes jobs as `JobQueue.send` does, for a `with` clause beside the rows that cause them. Workers have to
 * be woken by `JobQueue.wake`.
 * @param jobs a query of `name`, `key`, `payload` (jsonb) and `delay` (interval), in this order
 */
export const writeJobs = (jobs: SQL): SQL => sql`
  insert into pgboss.job (id, name, data, singleton_key, start_after, keep_until, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select encode(substring(sha256(convert_to(j.key, 'UTF8')) from 1 for 16), 'hex')::uuid, q.name, j.payload, j.key,
    now() + j.delay, now() + j.delay + q.retention_seconds * interval '1s', q.expire_seconds, q.deletion_seconds,
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
  from (${jobs}) as j (name, key, payload, delay)
  join pgboss.queue q on q.name = j.name
  on conflict do nothing`;
