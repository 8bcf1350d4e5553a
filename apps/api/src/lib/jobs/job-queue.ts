import { setTimeout as pause } from "node:timers/promises";
import { sql as raw } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Queryable, Sql } from "../../db/client.ts";
import { bossDatabase, MAX_ATTEMPTS } from "../../db/job-queues.ts";
import { isOpen, JOB_NAMES, JOBS, type JobInput, type JobKind, type JobName, type JobPayload } from "../../db/jobs.ts";
import { jobId, withdrawJob } from "./job-statements.ts";
import { PayloadRefused, readPayload } from "./read-payload.ts";

interface Sent {
  /** Sending the same key twice is one job, for as long as the job is kept (a week after its end). */
  key: string;
  /** Not before this many seconds from now. */
  delaySeconds?: number;
}

export interface Job<N extends JobName> extends Sent {
  name: N;
  payload: JobInput<N>;
}

/** Does one job. Must be safe to run twice: a crash between the work and its bookkeeping repeats it. */
export type JobHandler<N extends JobName> = (payload: JobPayload<N>, key: string) => Promise<void>;
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };

export interface JobQueue {
  /** Writes a job in the caller's transaction. */
  send<N extends Exclude<JobName, "notice.send">>(tx: Queryable, job: Job<N>): Promise<void>;
  /** Writes a text message to a person in the caller's transaction; the recipient's settings decide when it is sent. */
  queueNotice(tx: Queryable, notice: Sent & JobInput<"notice.send">): Promise<void>;
  /** Has workers look for jobs of this kind soon: a statement of ours has written some (`writeJobs`). */
  wake(name: JobName): void;
  /** Deletes a job in the caller's transaction unless its work has begun. @returns whether it was deleted */
  withdraw(tx: Queryable, name: JobName, key: string): Promise<boolean>;
  /** Works on jobs until `stop`; tries again as long as the database is away. Resolves once it works. */
  start(): Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
  isRunning(): boolean;
}

/** Jobs of one queue at a time, so that a vendor that is slow to answer one of them does not delay the others. */
const WORKERS_PER_QUEUE = 3;
/** One worker of a queue looks for jobs that are due; the others, which are woken, need to look by themselves only if it is stuck. */
const POLL_SECONDS = 1;
const SPARE_POLL_SECONDS = 5;
/** How often jobs of dead processes are looked for; with the heartbeat, they run again within half a minute. */
const SUPERVISE_SECONDS = 5;
/** Workers are woken this long after a job was written: by then its transaction has usually been committed. */
const WAKE_MS = 30;
const RETRY_MS = 1_000;
/** While the database is away each worker fails at each of its polls: one line tells of all. */
const SAY_AGAIN_MS = 5_000;
/** About an hour of failures. */
const ALARM_FROM = 12;

/**
 * pg-boss on our pool; several processes may run it.
 * @param keepsHours whether jobs with hours are left out at night (`keepsQuietHours`)
 */
export function createJobQueue(sql: Sql, logger: Logger, handlers: JobHandlers, keepsHours = true): JobQueue {
  const boss = new PgBoss({
    db: bossDatabase(sql),
    migrate: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  let saidAt = Number.NEGATIVE_INFINITY;
  boss.on("error", (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    logger.error({ err: error }, "job queue failed, will try again");
  });
  boss.on("warning", ({ message }) => logger.warn({ reason: message }, "job queue warns"));
  const workers = new Map<JobName, { ids: string[]; busy: Set<number> }>();
  const wakeUps = new Map<JobName, NodeJS.Timeout>();
  let running = false;
  let life = new AbortController();

  /** Has a worker that waits for its next poll look for jobs now. */
  function wake(name: JobName) {
    const { ids, busy } = workers.get(name) ?? { ids: [], busy: new Set() };
    const idle = ids.find((_id, index) => !busy.has(index));
    if (idle) boss.notifyWorker(idle);
  }

  function wakeSoon(name: JobName) {
    if (!running || wakeUps.has(name)) return;
    const timer = setTimeout(() => {
      wakeUps.delete(name);
      wake(name);
    }, WAKE_MS);
    wakeUps.set(name, timer.unref());
  }

  async function begin() {
    try {
      await boss.start();
      for (const name of JOB_NAMES) await schedule(name);
      for (const name of life.signal.aborted ? [] : JOB_NAMES) await work(name);
      running = !life.signal.aborted;
    } catch (error) {
      logger.error({ err: error }, "job queue cannot start, will try again");
      await boss.stop({ graceful: false, close: false });
      await pause(RETRY_MS, undefined, { signal: life.signal }).catch(() => {});
    }
  }

  /** Has a job come by the clock; one that was missed runs once. */
  async function schedule(name: JobName) {
    const { cron, tz }: JobKind = JOBS[name];
    if (cron) await boss.schedule(name, cron, {}, { missed: "once", ...(tz ? { tz } : {}) });
  }

  async function work<N extends JobName>(name: N) {
    const own = { ids: [] as string[], busy: new Set<number>() };
    workers.set(name, own);
    for (let index = 0; index < WORKERS_PER_QUEUE; index++) {
      const id = await boss.work(
        name,
        { includeMetadata: true, pollingIntervalSeconds: index === 0 ? POLL_SECONDS : SPARE_POLL_SECONDS },
        async ([job]: JobWithMetadata<object>[]) => {
          if (!job) return;
          own.busy.add(index);
          // There may be more: for another worker now, and for this one afterwards without waiting for its next poll.
          wake(name);
          boss.notifyWorker(id);
          try {
            if (!keepsHours || isOpen(name, new Date())) await attempt(handlers[name], name, job, logger);
          } finally {
            own.busy.delete(index);
          }
        },
      );
      own.ids.push(id);
    }
  }

  async function send<N extends JobName>(tx: Queryable, { name, key, payload, delaySeconds }: Job<N>) {
    const options = { id: jobId(key), singletonKey: key, db: fromDrizzle(tx, raw) };
    await boss.send(name, payload, delaySeconds ? { ...options, startAfter: delaySeconds } : options);
    if (!delaySeconds) wakeSoon(name);
  }

  return {
    send,
    queueNotice: (tx, { key, delaySeconds, ...payload }) =>
      send(tx, { name: "notice.send", key, delaySeconds, payload }),
    wake: wakeSoon,
    async withdraw(tx, name, key) {
      const rows = await tx.execute(raw`${withdrawJob(name, key)} returning id`);
      return rows.length > 0;
    },
    async start() {
      life = new AbortController();
      while (!running && !life.signal.aborted) await begin();
    },
    async stop() {
      life.abort();
      running = false;
      for (const timer of wakeUps.values()) clearTimeout(timer);
      await boss.stop({ close: false });
    },
    isRunning: () => running,
  };
}

/** Runs a job once. A failure is logged, and alarms when there were many; pg-boss tries again. */
async function attempt<N extends JobName>(
  handler: JobHandler<N>,
  name: N,
  job: JobWithMetadata<object>,
  logger: Logger,
) {
  try {
    await handler(readPayload(name, job.data), job.singletonKey ?? job.id);
  } catch (error) {
    const facts = { job: name, jobId: job.id, attempts: job.retryCount + 1, err: error };
    if (facts.attempts >= MAX_ATTEMPTS) logger.error(facts, "job given up, a person has to look at it");
    else if (facts.attempts >= ALARM_FROM) logger.error(facts, "job keeps failing");
    else logger.warn(facts, "job failed");
    // pg-boss stores what is thrown, and a vendor's message may repeat a phone number.
    throw new Error(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PayloadRefused) return `${error.name} ${error.message}`;
  return error instanceof Error ? error.name : "unknown";
}
