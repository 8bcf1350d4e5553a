import type { Ctx } from "../../../../deps.ts";
import { listTablets } from "../list-tablets.ts";
import { findSubjectDetails, findSubjects } from "../repository.ts";
import { toDomainProduct } from "../to-domain-product.ts";
import { findAllProducts } from "./repository.ts";
import type { DeskCatalogue } from "./schemas.ts";

/** All that there is to buy, on sale or not. */
export async function showDeskCatalogue({ db }: Ctx): Promise<DeskCatalogue> {
  const [products, tablets, subjects, details] = await Promise.all([
    findAllProducts(db),
    listTablets(db),
    findSubjects(db),
    findSubjectDetails(db),
  ]);
  return {
    products: products.map(({ available, ...row }) => ({
      ...toDomainProduct({ ...row, available }),
      gradeCategory: row.gradeCategory,
      available,
    })),
    tablets,
    subjects: subjects.map(({ key, label, displayable }) => ({
      key,
      label,
      displayable,
      details: details
        .filter(({ subjectKey, purchasable }) => subjectKey === key && purchasable)
        .map((detail) => detail.label),
    })),
  };
}
