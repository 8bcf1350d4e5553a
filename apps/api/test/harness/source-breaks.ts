import type { Sql } from "../../src/db/client.ts";
import type { ServerSettings } from "./settings.ts";

type BreakName = NonNullable<ServerSettings["variant"]>;

interface Edit {
  readonly file: string;
  readonly find: RegExp;
  readonly write: string;
}

/** A break that is made in the product's own code before it is bundled, and in its database. */
interface SourceBreak {
  /** What is written instead of what. Each text has to be in its file, so that a break never stops breaking unnoticed. */
  readonly edits: readonly Edit[];
  /** Unique indexes without which the database no longer keeps the break from doing harm. */
  readonly indexes: readonly string[];
}

/** The key of an order of a period no longer names the attempt. */
const PERIOD_KEY: Edit = {
  file: "/order-schedules/reserve-period.ts",
  find: /key: `schedule:[^`]+`/,
  write: "key: crypto.randomUUID()",
};
const PERIOD_INDEXES = ["orders_one_live_per_period", "order_schedule_periods_once"];
const SCHEDULE_LOCK: Edit = {
  file: "/order-schedules/lock-renewal.ts",
  find: /if \(matchId !== null\) await lockMatch\(tx, matchId\);\s+await lockSchedule\(tx, id\);/,
  write: "void [lockMatch, lockSchedule];",
};
/** Whoever comes second makes a period CHARGING that is CHARGING. */
const PERIOD_STATE: Edit = {
  file: "/order-schedules/renewal-repository.ts",
  find: /, inArray\(orderSchedulePeriods\.status, periodStatusesBefore\(to\)\)/,
  write: "",
};
/** A renewal's order is taken over while somebody works on it; purchases keep their lease, since they come before. */
const LEASE: Edit = {
  file: "/orders/repository.ts",
  find: /\$\{orders\.leaseUntil\} < now\(\)/g,
  write: `(\${orders.schedulePeriodId} is not null or \${orders.leaseUntil} < now())`,
};
/** A charge that is on its way is taken for one that never comes. */
const DEADLINE: Edit = {
  file: "/orders/repository.ts",
  find: /\$\{orders\.chargeDeadline\} \+ make_interval\(secs => \$\{graceSeconds\}\) < now\(\)/,
  write: `\${orders.schedulePeriodId} is not null or \${orders.chargeDeadline} + make_interval(secs => \${graceSeconds}) < now()`,
};

/** Each safeguard has others behind it: a break takes all of them away that stand for the same thing. */
const SOURCE_BREAKS: Readonly<Partial<Record<BreakName, SourceBreak>>> = {
  "no-period-key": { edits: [PERIOD_KEY, SCHEDULE_LOCK, PERIOD_STATE], indexes: PERIOD_INDEXES },
  "retry-without-lease": { edits: [LEASE, DEADLINE], indexes: [] },
};

/** The code of a module as a break leaves it. @throws Error when the code no longer has what the break takes away */
export function breakSource(variant: BreakName | null, id: string, code: string): string {
  const edits = (variant && SOURCE_BREAKS[variant]?.edits) ?? [];
  return edits
    .filter(({ file }) => id.endsWith(file))
    .reduce((text, { file, find, write }) => {
      if (text.search(find) < 0) throw new Error(`${file} has no ${find} that "${variant}" could break`);
      return text.replace(find, write);
    }, code);
}

export async function dropIndexes(sql: Sql, variant: BreakName | null): Promise<void> {
  for (const name of (variant && SOURCE_BREAKS[variant]?.indexes) ?? []) await sql`drop index ${sql(name)}`;
}
