import { benefitLabel } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useId, useState } from "react";
import { Section } from "../frame/section";
import { CouponChoices } from "./coupon-choices";
import { CouponCode } from "./coupon-code";
import type { BenefitControl } from "./use-benefit";

type CouponSectionProps = {
  benefit: BenefitControl;
  courses: readonly { finalCost: number }[];
  /** Rendered inside the panel, which has its own borders. */
  isBare?: boolean;
};

/** "쿠폰·추천코드", collapsed at first. */
export function CouponSection({ benefit, courses, isBare }: CouponSectionProps) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const open = wanted || Boolean(benefit.words.error);
  const summary = benefit.inForce ? benefitLabel(benefit.inForce) : countText(benefit.known.length);
  return (
    <Section
      title="쿠폰·추천코드"
      isTight={!open}
      isBare={isBare}
      action={
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 px-3! font-semibold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setWanted(!open)}
        >
          <span>{open ? "접기" : summary || "펼치기"}</span>
          <span className="sr-only">{open ? "" : ", 쿠폰·추천코드 펼치기"}</span>
          <Icon of={open ? ChevronUp : ChevronDown} size={18} />
        </Button>
      }
    >
      <div id={id} hidden={!open} className="grid gap-4">
        <CouponCode benefit={benefit} />
        <CouponChoices benefit={benefit} courses={courses} />
      </div>
    </Section>
  );
}

function countText(count: number): string {
  return count > 0 ? `${count}장 쓸 수 있어요` : "";
}
