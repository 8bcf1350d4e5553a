import type { FastifyPluginAsync } from "fastify";
import type { Sql } from "../../db/client.ts";
import type { JobQueue } from "../jobs/job-queue.ts";

/** `/livez` depends on nothing; `/readyz` needs the database, its migrations and the job queue. */
export function healthRoutes({ sql, jobs }: { sql: Sql; jobs: JobQueue }): FastifyPluginAsync {
  return async (app) => {
    app.get("/livez", { schema: { hide: true } }, async () => ({ status: "ok" }));
    app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
      const [database, migrations] = await Promise.all([
        answers(sql`select 1`),
        answers(sql`select 1 from orders limit 1`),
      ]);
      const queue = jobs.isRunning();
      const ready = database && migrations && queue;
      return reply.status(ready ? 200 : 503).send({ status: ready ? "ok" : "not ready", database, migrations, queue });
    });
  };
}

async function answers(query: PromiseLike<unknown>): Promise<boolean> {
  try {
    await query;
    return true;
  } catch {
    return false;
  }
}
