import { type KstMonth, toKstMonth } from "../time/kst-month.ts";

/** A payment or a refund of a statement. */
export interface StatementEntry {
  readonly kind: "PAYMENT" | "REFUND";
  /** When the money moved. */
  readonly at: Date;
  /** Won, positive for both kinds. */
  readonly amount: number;
  readonly studentId: string;
  readonly studentName: string;
}

/** Sums in won; `total` is what was paid less what was given back, and negative when more came back than went out. */
export interface StatementSums {
  readonly paid: number;
  readonly refunded: number;
  readonly total: number;
}

/** The sums of one month in Korea. */
export interface StatementMonth extends StatementSums {
  readonly month: KstMonth;
}

/** The sums of one student, month by month; months without money are left out. */
export interface StatementStudent extends StatementSums {
  readonly studentId: string;
  readonly studentName: string;
  readonly months: readonly StatementMonth[];
}

function sumsOf(entries: readonly StatementEntry[]): StatementSums {
  const of = (wanted: StatementEntry["kind"]) =>
    entries.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0);
  const [paid, refunded] = [of("PAYMENT"), of("REFUND")];
  return { paid, refunded, total: paid - refunded };
}

/** The entries by a key, in the order in which the keys first occur. */
function groupsOf(entries: readonly StatementEntry[], key: (entry: StatementEntry) => string): StatementEntry[][] {
  const groups = new Map<string, StatementEntry[]>();
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return [...groups.values()];
}

/**
 * What an account paid and got back: in all, and by student and month in Korea. A refund counts in the month it came back.
 * @param entries ascending by time; a student is named as in their latest entry
 */
export function paymentStatement(
  entries: readonly StatementEntry[],
): StatementSums & { readonly students: readonly StatementStudent[] } {
  const students = groupsOf(entries, ({ studentId }) => studentId).map((own) => ({
    studentId: own[0]?.studentId ?? "",
    studentName: own.at(-1)?.studentName ?? "",
    ...sumsOf(own),
    months: groupsOf(own, ({ at }) => toKstMonth(at)).map((inMonth) => ({
      month: toKstMonth(inMonth[0]?.at ?? new Date(0)),
      ...sumsOf(inMonth),
    })),
  }));
  return { ...sumsOf(entries), students };
}
