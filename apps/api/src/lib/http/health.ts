import { setTimeout as pause } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import type { Sql } from "../../db/client.ts";
import type { JobQueue } from "../jobs/job-queue.ts";

interface HealthDeps {
  sql: Sql;
  probe: Sql;
  jobs: JobQueue;
  stopping: AbortSignal;
}

/** Whoever asks whether we are ready has an answer by then, whatever hangs. */
const PATIENCE_MS = 1_500;

/**
 * `/livez` depends on nothing; `/readyz` needs the database, its migrations, a connection for requests and the job queue. A
 * process that is about to end is not ready any more, while it still answers.
 */
export function healthRoutes({ sql, probe, jobs, stopping }: HealthDeps): FastifyPluginAsync {
  return async (app) => {
    app.get("/livez", { schema: { hide: true } }, async () => ({ status: "ok" }));
    app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
      if (stopping.aborted) return reply.status(503).send({ status: "stopping" });
      const [database, migrations, requests] = await Promise.all([
        answers(probe`select 1`),
        answers(probe`select 1 from orders limit 1`),
        answers(sql`select 1`),
      ]);
      const queue = jobs.isRunning();
      const ready = database && migrations && requests && queue;
      const status = ready ? "ok" : "not ready";
      return reply.status(ready ? 200 : 503).send({ status, database, migrations, requests, queue });
    });
  };
}

function answers(query: PromiseLike<unknown>): Promise<boolean> {
  const answered = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(PATIENCE_MS, false, { ref: false })]);
}
