import { toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { findOwnTutor, findPaidPayouts } from "./repository.ts";
import type { PayoutYearWire } from "./schemas.ts";

/**
 * What the signed-in tutor was paid in a year of Korea, by the day it was sent, as the books have it.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getPayoutYear(
  { db, now, actor: { userId } }: Ctx<"account">,
  asked: string | undefined,
): Promise<PayoutYearWire> {
  const tutor = requireTutor(await findOwnTutor(db, userId));
  const year = asked ?? yearOf(now);
  const all = (await findPaidPayouts(db, tutor.id)).map((row) => ({ ...row, tax: row.incomeTax + row.localTax }));
  const content = all.filter(({ paidAt }) => yearOf(paidAt) === year);
  const sumOf = (name: "gross" | "incomeTax" | "localTax" | "tax" | "net") =>
    content.reduce((sum, row) => sum + row[name], 0);
  return {
    year,
    tutorName: tutor.name,
    years: [...new Set(all.map(({ paidAt }) => yearOf(paidAt)))].reverse(),
    ...{ gross: sumOf("gross"), incomeTax: sumOf("incomeTax"), localTax: sumOf("localTax") },
    ...{ tax: sumOf("tax"), net: sumOf("net") },
    content,
  };
}

const yearOf = (at: Date): string => toKstDate(at).slice(0, 4);
