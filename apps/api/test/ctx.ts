import type { AppDeps, Ctx } from "../src/deps.ts";
import { type Account, makeCtx, type Staff, SYSTEM } from "../src/lib/callers/ctx.ts";

const STAFF = { name: "직원", email: "staff@naran.test", address: "127.0.0.1", roles: [] };
const REQUEST = { sessionId: "a session of tests", requestId: "a request of tests" };

/** What a verb gets when an account calls it. */
export const accountCtx = (deps: AppDeps, userId: string, more: Partial<Account> = {}): Ctx<"account"> =>
  makeCtx(deps, { kind: "account", ...REQUEST, ...more, userId });

/** What a verb gets when staff calls it. */
export const staffCtx = (deps: AppDeps, staff: Partial<Staff> & { userId: string }): Ctx<"staff"> =>
  makeCtx(deps, { kind: "staff", ...REQUEST, ...STAFF, ...staff });

/** What a verb gets when a job calls it. */
export const systemCtx = (deps: AppDeps): Ctx<"system"> => makeCtx(deps, SYSTEM);
