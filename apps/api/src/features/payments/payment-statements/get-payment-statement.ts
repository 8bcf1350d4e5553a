import { addKstMonths, paymentStatement, startOfKstMonth, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { nameRefunds } from "../refunds/name-refunds.ts";
import { findBuyerName, findPayments, findRefunds, findYears } from "./repository.ts";
import type { PaymentStatementWire } from "./schemas.ts";

/**
 * What the account paid and got back in a year of Korea, entry by entry and summed by student and month; only for the student
 * the account acts for, if it named one.
 * @param year the present one when none is given
 */
export async function getPaymentStatement(
  { db, now, actor: { userId } }: Ctx<"account">,
  { studentId, year: asked }: { studentId: string | null; year: number | undefined },
): Promise<PaymentStatementWire> {
  const owner = { userId, studentId };
  const presentYear = Number(toKstDate(now).slice(0, 4));
  const year = asked ?? presentYear;
  const first = `${year}-01`;
  const range = { from: startOfKstMonth(first), until: startOfKstMonth(addKstMonths(first, 12)) };
  const [payments, refunds, years, buyerName] = await Promise.all([
    findPayments(db, owner, range),
    findRefunds(db, owner, range),
    findYears(db, owner),
    findBuyerName(db, userId),
  ]);
  const nameOf = await nameRefunds(
    db,
    refunds.map(({ id }) => id),
  );
  // Stable: of one instant the payment comes first.
  const entries = [
    ...payments.map((payment) => ({ kind: "PAYMENT" as const, ...payment })),
    ...refunds.map(({ id, ...refund }) => ({ kind: "REFUND" as const, ...refund, orderName: nameOf(id) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const { students, ...sums } = paymentStatement(entries);
  return {
    year,
    years: [...new Set([...years, year, presentYear])].sort((one, other) => other - one),
    buyerName,
    ...sums,
    students: students.map((student) => ({ ...student, months: [...student.months] })),
    entries,
  };
}
