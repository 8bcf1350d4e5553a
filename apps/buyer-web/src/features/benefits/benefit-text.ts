import { BENEFIT_CONDITION_LABELS, discountText, isCoupangWowCard } from "@pkg/domain";
import type { OwnBenefit } from "./queries";

type Worth = Pick<OwnBenefit, "discountCost" | "discountRate" | "additionalLessonType" | "additionalLessonCount">;
type Conditions = Pick<OwnBenefit, "condition" | "validMonths" | "productsOnly" | "trialsOnly" | "name">;

/** What a coupon is worth: "30,000원 할인", "5% 할인", "무료 수업 2회". */
export function worthText(benefit: Worth): string {
  const { additionalLessonType, additionalLessonCount } = benefit;
  const parts = [
    discountText(benefit),
    additionalLessonCount > 0
      ? `무료 수업 ${additionalLessonCount}${additionalLessonType === "MONTH" ? "개월" : "회"}`
      : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** What a coupon is for; empty without a condition. */
export function conditionsText({ condition, validMonths, productsOnly, trialsOnly, name }: Conditions): string {
  const isWow = isCoupangWowCard(name);
  const parts = [
    condition === "NONE" || (isWow && condition === "CARD") ? "" : BENEFIT_CONDITION_LABELS[condition],
    isWow ? "쿠팡 와우 카드 결제" : "",
    validMonths.length > 0 ? `${validMonths.join("·")}개월 수업` : "",
    trialsOnly ? "체험 수업" : productsOnly ? "정해진 수업" : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}에 쓸 수 있어요` : "";
}
