import { type Product, productUnit } from "./product.ts";

/** What a trial is offered for; without a wish any will do. */
type TrialWish = Partial<Pick<Product, "schoolLevel" | "tutorRank">>;

/** The cheapest single lesson of a school level and rank, bought before deciding on months; null when none is sold. */
export function trialLesson(products: readonly Product[], wish: TrialWish = {}): Product | null {
  const [trial] = products
    .filter((product) => productUnit(product) === "COUNT" && product.totalCounts === 1)
    .filter(({ schoolLevel }) => wish.schoolLevel === undefined || wish.schoolLevel === schoolLevel)
    .filter(({ tutorRank }) => wish.tutorRank === undefined || wish.tutorRank === tutorRank)
    .sort((a, b) => a.finalCost - b.finalCost || a.id - b.id);
  return trial ?? null;
}
