import { expect } from "vitest";
import type { TestApp } from "./create-test-app.ts";

/** Waits until no job is due: what the calls so far set off is written and sent. */
export const jobsDone = ({ deps }: TestApp) =>
  expect
    .poll(
      async () => (await deps.sql`select 1 from pgboss.job where state < 'completed' and start_after <= now()`).length,
    )
    .toBe(0);
