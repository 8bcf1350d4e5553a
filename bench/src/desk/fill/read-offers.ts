import type { Sql } from "@app/api/db/client.ts";
import { products, subjectDetails } from "@app/api/db/schema/index.ts";
import { toRow } from "@app/api/db/to-row.ts";
import { toDomainProduct } from "@app/api/features/catalogue/products/to-domain-product.ts";
import { orderLedger } from "@pkg/domain";

/** Something that is sold, as an order of it is written. */
export interface Offer {
  readonly productId: number;
  readonly subject: string;
  readonly detail: string;
  readonly name: string;
  readonly amount: number;
  readonly rank: string;
  readonly minutes: number;
  /** JSON. */
  readonly product: string;
  readonly ledger: string;
}

const KINDS = 60;

/** Products of the catalogue, each for a subject that is taught at its level. */
export async function readOffers(sql: Sql): Promise<Offer[]> {
  const sold = (await sql`select * from products where available order by id`).map((row) => toRow(products, row));
  const details = (await sql`select * from subject_details where purchasable order by key`).map((row) =>
    toRow(subjectDetails, row),
  );
  const step = Math.max(1, Math.floor(sold.length / KINDS));
  return sold
    .filter((row, index) => index % step === 0 && row.finalCost > 0)
    .flatMap((row, index) => {
      const fitting = details.filter(({ targetSchoolLevels }) => targetSchoolLevels.includes(row.gradeCategory));
      const detail = fitting[(index * 7) % fitting.length];
      if (!detail) return [];
      const product = toDomainProduct(row);
      const { lines } = orderLedger({ courses: [{ product }] });
      return {
        ...{ productId: row.id, subject: detail.subjectKey, detail: detail.key, name: row.name, amount: row.finalCost },
        ...{ rank: row.tutorRank, minutes: row.minutes },
        ...{ product: JSON.stringify(product), ledger: JSON.stringify(lines) },
      };
    });
}
