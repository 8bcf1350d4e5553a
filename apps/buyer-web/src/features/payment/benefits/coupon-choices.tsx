import { benefitDiscount, benefitLabel, formatWon, isCoupangWowCardBenefit, needsCard } from "@pkg/domain";
import { OptionRows } from "@pkg/ui/option-rows";
import type { BenefitWire } from "../queries";
import { helpOf } from "./benefit-choice";
import type { BenefitControl } from "./use-benefit";

const NONE = "NONE";

type CouponChoicesProps = { benefit: BenefitControl; courses: readonly { finalCost: number }[] };

/** The usable coupons with their discounts, and "none". */
export function CouponChoices({ benefit, courses }: CouponChoicesProps) {
  const { known, inForce, isDecided, choose } = benefit;
  if (known.length === 0) return null;
  const finalCosts = courses.map(({ finalCost }) => finalCost);
  const options = known.map((one) => ({
    value: one.id,
    label: benefitLabel(one),
    badge: badgeOf(one),
    price: worthText(one, finalCosts),
  }));
  return (
    <OptionRows
      legend="쓸 수 있는 혜택"
      legendLook="field"
      help={isDecided ? undefined : helpOf(inForce, known)}
      options={[...options, { value: NONE, label: "다음에 쓰기" }]}
      value={inForce?.id ?? NONE}
      onChange={(id) => choose(known.find((one) => one.id === id) ?? null)}
    />
  );
}

function badgeOf(benefit: BenefitWire): string | undefined {
  if (isCoupangWowCardBenefit(benefit)) return "와우 카드만";
  return needsCard(benefit) ? "카드만" : undefined;
}

/** What it takes off this price; the ledger says what is lost of a coupon that is worth more. */
function worthText(benefit: BenefitWire, finalCosts: readonly number[]): string {
  const price = finalCosts.reduce((sum, cost) => sum + cost, 0);
  const discount = Math.min(price, benefitDiscount(finalCosts, benefit));
  if (discount > 0) return `−${formatWon(discount)}`;
  const unit = benefit.additionalLessonType === "MONTH" ? "개월" : "회";
  return benefit.additionalLessonCount > 0 ? `+${benefit.additionalLessonCount}${unit}` : "";
}
