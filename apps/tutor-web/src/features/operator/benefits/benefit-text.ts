import { discountText } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";

/** A benefit with its terms and number of uses. */
export type BenefitSetting = components["schemas"]["BenefitSetting"];

type Gift = Pick<BenefitSetting, "discountCost" | "discountRate" | "additionalLessonType" | "additionalLessonCount">;

/** The value of a benefit: "30,000원 할인", "5% 할인", "수업 2회 더". */
export function giftText(gift: Gift): string {
  const { additionalLessonType, additionalLessonCount } = gift;
  const unit =
    additionalLessonType === "MONTH" ? `${additionalLessonCount}개월 더` : `수업 ${additionalLessonCount}회 더`;
  return [discountText(gift), additionalLessonCount > 0 ? unit : ""].filter(Boolean).join(" · ");
}

/** "3회 쓰임", with the limit if there is one. */
export const usesText = ({ usedCount, maxUses }: Pick<BenefitSetting, "usedCount" | "maxUses">): string =>
  maxUses === null ? `${usedCount}회 쓰임` : `${maxUses}회 중 ${usedCount}회 쓰임`;
