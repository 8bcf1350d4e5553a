import { benefitDiscount, benefitLabel, formatWon } from "@pkg/domain";
import { OptionRows } from "@pkg/ui/option-rows";
import type { BenefitWire } from "../queries";
import type { BenefitControl } from "../use-benefit";

const NONE = "NONE";

type CouponChoicesProps = { benefit: BenefitControl; courses: readonly { finalCost: number }[] };

/** The usable coupons with their discounts, and "none". */
export function CouponChoices({ benefit, courses }: CouponChoicesProps) {
  const { known, inForce, isDecided, choose } = benefit;
  if (known.length === 0) return null;
  const finalCosts = courses.map(({ finalCost }) => finalCost);
  const options = known.map((one) => ({ value: one.id, label: benefitLabel(one), price: worthText(one, finalCosts) }));
  return (
    <OptionRows
      legend="쓸 수 있는 혜택"
      legendLook="field"
      help={inForce && !isDecided ? "가장 많이 할인되는 혜택으로 먼저 골라 두었어요." : undefined}
      options={[...options, { value: NONE, label: "쓰지 않기" }]}
      value={inForce?.id ?? NONE}
      onChange={(id) => choose(known.find((one) => one.id === id) ?? null)}
    />
  );
}

function worthText(benefit: BenefitWire, finalCosts: readonly number[]): string {
  const discount = benefitDiscount(finalCosts, benefit);
  if (discount > 0) return `−${formatWon(discount)}`;
  const unit = benefit.additionalLessonType === "MONTH" ? "개월" : "회";
  return benefit.additionalLessonCount > 0 ? `+${benefit.additionalLessonCount}${unit}` : "";
}
