import {
  catalogueLevelOf,
  type Grade,
  isDetailBelow,
  isTestBelow,
  type Product,
  recommendedDetail,
  recommendedGoal,
  recommendedProduct,
  trialLesson,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findAvailableProducts, findSubjectDetails } from "../../../catalogue/products/repository.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import type { SessionRow } from "../repository.ts";
import type { FinishedTestWire, LevelTestResultWire } from "../schemas.ts";

/** The lessons that a result leads to, as they are sold now; no trial for a student who had the subject's. */
export async function suggestLessons(
  db: Queryable,
  test: Pick<SessionRow, "subject" | "level"> & { readonly grade: Grade | null; readonly hadTrial: boolean },
  { result, finishedAt }: FinishedTestWire,
): Promise<LevelTestResultWire["recommended"]> {
  const key = recommendedDetail(test, result, finishedAt, test.grade);
  const detail = (await findSubjectDetails(db)).find((known) => known.key === key);
  const suited = test.level === "H1" ? "HIGH" : "MIDDLE";
  const own = test.grade === null ? suited : catalogueLevelOf(test.grade);
  // What comes after middle school is sold for high school alone.
  const schoolLevel = detail?.targetSchoolLevels.includes(own) ? own : (detail?.targetSchoolLevels[0] ?? own);
  const products = (await findAvailableProducts(db)).map(toDomainProduct);
  return {
    detail: { key, label: detail?.label ?? "" },
    goal: recommendedGoal(result, isTestBelow(test.level, test.grade)),
    isBelowGrade: isDetailBelow(test.subject, key, test.grade),
    trial: test.hadTrial ? null : sold(trialLesson(products, { schoolLevel, tutorRank: "BASIC" })),
    product: sold(recommendedProduct(products, schoolLevel, result)),
  };
}

const sold = (product: Product | null) =>
  product && { id: product.id, name: product.name, finalCost: product.finalCost };
