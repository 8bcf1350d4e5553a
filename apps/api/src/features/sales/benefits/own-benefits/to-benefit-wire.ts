import type { HeldBenefit } from "../find-usable-benefit.ts";
import type { BenefitWire } from "./schemas.ts";

/** A benefit as it is sent; `appliedProducts` are those it was looked up for. */
export function toBenefitWire({ benefit, name }: HeldBenefit): BenefitWire {
  return {
    ...benefit,
    name,
    appliedProducts: [...benefit.appliedProducts],
    validMonths: [...benefit.validMonths],
  };
}
