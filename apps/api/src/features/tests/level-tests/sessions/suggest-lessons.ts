import { type Product, recommendedDetail, recommendedGoal, recommendedProduct, trialLesson } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findAvailableProducts, findSubjectDetails } from "../../../catalogue/products/repository.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import type { SessionRow } from "../repository.ts";
import type { FinishedTestWire, LevelTestResultWire } from "../schemas.ts";

/** The lessons that a result leads to, as they are sold now. */
export async function suggestLessons(
  db: Queryable,
  test: Pick<SessionRow, "subject" | "level">,
  { result, finishedAt }: FinishedTestWire,
): Promise<LevelTestResultWire["recommended"]> {
  const key = recommendedDetail(test, result, finishedAt);
  const detail = (await findSubjectDetails(db)).find((known) => known.key === key);
  const own = test.level === "H1" ? "HIGH" : "MIDDLE";
  // What comes after middle school is sold for high school alone.
  const schoolLevel = detail?.targetSchoolLevels.includes(own) ? own : (detail?.targetSchoolLevels[0] ?? own);
  const products = (await findAvailableProducts(db)).map(toDomainProduct);
  return {
    detail: { key, label: detail?.label ?? "" },
    goal: recommendedGoal(result),
    trial: sold(trialLesson(products, { schoolLevel, tutorRank: "BASIC" })),
    product: sold(recommendedProduct(products, schoolLevel, result)),
  };
}

const sold = (product: Product | null) =>
  product && { id: product.id, name: product.name, finalCost: product.finalCost };
