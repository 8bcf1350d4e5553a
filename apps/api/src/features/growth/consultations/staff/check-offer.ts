import { isBundlingEarned, isSubjectForRank, repeatedTrial, validateCourses, wantedCourse } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { findCoupon, findNamedParts } from "../offers/repository.ts";
import type { NewOffer } from "./schemas.ts";

const wrong = (path: string, message: string) => refuse.invalidInput({ fields: [{ path, message }] });

/**
 * Checks that what is offered could be bought as it is; the buyer chooses the tablet.
 * @throws ApiError 400 class 10001 with the course or the coupon that is wrong
 */
export async function checkOffer(
  db: Queryable,
  { courses, couponCode }: NewOffer,
): Promise<{ couponId: string | null }> {
  const parts = await findNamedParts(db, courses);
  const productOf = new Map(parts.products.map((row) => [row.id, row]));
  const detailOf = new Map(parts.details.map((row) => [row.key, row]));
  const products = courses.map(({ productId, subject, subjectDetail }, index) => {
    const row = productOf.get(productId);
    if (!row?.available) throw wrong(`courses.${index}`, "지금은 팔지 않는 수업이에요.");
    const product = toDomainProduct(row);
    const detail = detailOf.get(subjectDetail);
    const fits =
      detail?.purchasable &&
      detail.subjectKey === subject &&
      detail.targetSchoolLevels.includes(product.schoolLevel) &&
      isSubjectForRank(subject, product.tutorRank);
    if (!fits) throw wrong(`courses.${index}`, "과목과 수업이 맞지 않아요.");
    return product;
  });
  const { problems } = validateCourses({ products, tabletType: null });
  const others = problems.filter((problem) => problem !== "TABLET_TYPE_MISSING");
  if (others.length > 0 || !isBundlingEarned(products)) {
    throw wrong("courses", "함께 살 수 없는 수업이에요. 결합 할인과 태블릿 조건을 똑같이 맞춰 주세요.");
  }
  const twice = repeatedTrial(
    products.flatMap((product, at) => (courses[at] ? [wantedCourse(courses[at], product)] : [])),
    [],
  );
  if (twice >= 0) throw wrong(`courses.${twice}`, "체험 수업은 과목마다 한 번만 들을 수 있어요.");
  if (couponCode === undefined) return { couponId: null };
  const coupon = await findCoupon(db, couponCode);
  if (!coupon) throw wrong("couponCode", "이런 쿠폰이 없어요.");
  if (coupon.isOver) throw wrong("couponCode", "기한이 지난 쿠폰이에요.");
  return { couponId: coupon.id };
}
