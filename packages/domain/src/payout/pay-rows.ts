import type { Product } from "../product/product.ts";
import type { TutorRank } from "../product/tutor-rank.ts";
import type { SchoolLevel } from "../user/school-level.ts";
import { tutorPay } from "./tutor-pay.ts";

/** What a tutor is paid for one lesson, in won. */
export interface PayRow {
  readonly rank: TutorRank;
  readonly schoolLevel: SchoolLevel;
  readonly minutes: number;
  readonly pay: number;
}

/** Pay by tier, school level and length, of the lessons that are sold by the month; each once, the short ones first. */
export function payRows(products: readonly Product[]): PayRow[] {
  const rows = new Map<string, PayRow>();
  for (const product of products) {
    const { tutorRank: rank, schoolLevel, minutes, totalMonths, totalCounts } = product;
    if (totalMonths !== 1 || totalCounts === 0) continue;
    const key = `${rank}:${schoolLevel}:${minutes}`;
    const pay = tutorPay(product);
    if (pay > (rows.get(key)?.pay ?? 0)) rows.set(key, { rank, schoolLevel, minutes, pay });
  }
  return [...rows.values()].sort((a, b) => a.minutes - b.minutes);
}
