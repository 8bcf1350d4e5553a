import { isCoupangWowCardBenefit } from "@pkg/domain";
import type { HeldBenefit } from "../find-usable-benefit.ts";
import type { BenefitWire } from "./schemas.ts";

/** A benefit as it is sent; `appliedProducts` are those it was looked up for. */
export function toBenefitWire({ benefit, name, cardOnly }: HeldBenefit): BenefitWire {
  return {
    ...benefit,
    name,
    cardOnly: cardOnly || isCoupangWowCardBenefit(benefit),
    appliedProducts: [...benefit.appliedProducts],
    validMonths: [...benefit.validMonths],
  };
}
