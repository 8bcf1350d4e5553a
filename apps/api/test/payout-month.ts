import { addKstMonths, lastClosedMonth } from "@pkg/domain";
import { seal } from "../src/secrets/sealed-text.ts";
import { Secret } from "../src/secrets/secret.ts";
import { asDemo, type Caller } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { addEarned } from "./earned-lessons.ts";
import { AUTH_SECRET } from "./harness/settings.ts";

/** The month that can be run now, and the one before it. */
export const MONTH = lastClosedMonth(new Date());
export const MONTH_BEFORE = addKstMonths(MONTH, -1);

/** The demo operator, who may do what FINANCE may. */
export async function asFinance(t: TestApp): Promise<Caller & { userId: string }> {
  const staff = await asDemo("operator");
  await t.deps.sql`update users set staff_roles = '{FINANCE}' where id = ${staff.userId}`;
  return staff;
}

/** A lesson on a day of a month, logged an hour after its end. @returns its id */
export function addLogged(t: TestApp, tutorId: number, day: number, month = MONTH): Promise<string> {
  const date = `${month}-${String(day).padStart(2, "0")}`;
  return addEarned(t, tutorId, { startsAt: `${date}T10:00:00Z`, loggedAt: `${date}T12:00:00Z` });
}

/** An account as its registration leaves it. */
export async function giveAccount(t: TestApp, tutorId: number, number: string, holderName?: string): Promise<void> {
  const sealed = seal(AUTH_SECRET, "payout-account", new Secret(number));
  await t.deps.sql`
    insert into payout_accounts (tutor_id, bank_code, sealed_number, number_end, holder_name)
    select id, '090', ${sealed}, ${number.slice(-4)}, coalesce(${holderName ?? null}, name) from tutors where id = ${tutorId}
    on conflict (tutor_id) do update set sealed_number = excluded.sealed_number, number_end = excluded.number_end,
      holder_name = excluded.holder_name`;
}

/** As if nothing had ever been paid. */
export async function forgetPayouts(t: TestApp): Promise<void> {
  await t.deps.sql`truncate payout_lessons, payouts, transfer_files, payout_runs, payout_accounts`;
  await t.deps.sql`delete from lesson_logs`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from refunds`;
}
