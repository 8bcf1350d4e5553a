import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { bindClock, installClock, shiftDatabase, shiftDate } from "../../../../scripts/lib/clock/index.mjs";
import { JOB_NAMES } from "../../src/db/jobs.ts";
import { advanceRests } from "../../src/features/lessons/class-ends/advance-rests.ts";
import { notifyDue } from "../../src/features/lessons/class-ends/notify-due.ts";
import { remindOfTasks } from "../../src/features/lessons/open-tasks/remind-of-tasks.ts";
import { settleDue } from "../../src/features/lessons/settlements/settle-due.ts";
import { sendDigests } from "../../src/features/lessons/weekly-digests/send-digests.ts";
import { askForAccounts } from "../../src/features/payments/payouts/ask-for-accounts.ts";
import { advanceSchedules } from "../../src/features/sales/renewals/due-renewals/advance-schedules.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../create-test-app.ts";
import { systemCtx } from "../ctx.ts";

const SETTLE_LIMIT_MS = 10_000;

/** The application at another time: its database, its jobs and `Date` follow a clock that goes forward when it is told to. */
export interface MovedApp {
  readonly t: TestApp;
  /** Takes everything to an instant, and does what is due there. */
  moveTo(at: Date): Promise<void>;
  /** Waits for what was caused at this instant. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function createMovedApp(start: Date, options: TestAppOptions = {}): Promise<MovedApp> {
  let shiftMs = start.getTime() - Date.now();
  let clock: Sql | undefined;
  const putBack = shiftDate(() => shiftMs);
  const t = await createTestApp({
    ...options,
    async prepare(databaseUrl) {
      clock = postgres(databaseUrl, { max: 1, onnotice: () => {} });
      await installClock(clock, shiftMs);
      await bindClock(clock);
    },
  });
  return {
    t,
    async moveTo(at) {
      if (clock) shiftMs = await shiftDatabase(clock, at);
      await settle(t);
      const now = new Date();
      await advanceSchedules(systemCtx(t.deps), now);
      await settleDue(systemCtx(t.deps), now);
      await advanceRests(systemCtx(t.deps), now);
      await notifyDue(systemCtx(t.deps), now);
      await sendDigests(systemCtx(t.deps), now);
      await remindOfTasks(systemCtx(t.deps), now);
      await askForAccounts(systemCtx(t.deps), now);
      await settle(t);
    },
    settle: () => settle(t),
    async close() {
      putBack();
      await clock?.end();
      await t.close();
    },
  };
}

/** Waits until no job is due or under way, and no order waits for its charge. */
async function settle({ deps }: TestApp): Promise<void> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  for (;;) {
    for (const name of JOB_NAMES) deps.jobs.wake(name);
    const [row] = await deps.sql<{ busy: boolean }[]>`
      select exists (select from pgboss.job where name = any(${[...JOB_NAMES]})
          and (state = 'active' or (state in ('created', 'retry') and start_after <= now())))
        or exists (select from orders where status = 'PENDING') as busy`;
    if (!row?.busy) return;
    if (performance.now() > deadline) throw new Error("What was due is not done.");
    await pause(20);
  }
}
