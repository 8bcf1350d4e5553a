import { isApiError } from "@pkg/web/platform/api/api";
import { useEffect, useEffectEvent, useState } from "react";
import { keptCode } from "@/lib/visitor/kept-code";
import { benefitMessage } from "../outcome/pay-outcome";
import { type BenefitTarget, type BenefitWire, useNamedBenefit } from "../queries";

interface KeptCode {
  /** Whether the buyer has chosen a benefit, or none. */
  readonly isDecided: boolean;
  readonly target: BenefitTarget;
  /** A code is for courses of a month or more: one that is refused for a trial may be taken by another order. */
  readonly hasTrial: boolean;
  readonly onFound: (benefit: BenefitWire) => void;
  readonly onRefused: (message: string) => void;
}

/** Ended, unknown, and used before: no other order will take it. */
const FINAL_CODES = [50001, 50003, 50005];
const UNSUITABLE = 50006;

/**
 * Brings the code of a friend's link, or of the coupon box, into an order whose buyer has decided nothing yet. Once
 * the draft holds it, the browser forgets it; a code that is not for these courses is kept for others.
 */
export function useKeptCode({ isDecided, target, hasTrial, onFound, onRefused }: KeptCode): {
  isPending: boolean;
} {
  const [kept, setKept] = useState(() => keptCode.read());
  const named = useNamedBenefit(isDecided ? null : kept, target);
  const answered = useEffectEvent((benefit: BenefitWire | undefined, error: unknown) => {
    if (benefit) onFound(benefit);
    else onRefused(`코드를 쓰지 못했어요. ${benefitMessage(error)}`);
    const finals = hasTrial ? FINAL_CODES : [...FINAL_CODES, UNSUITABLE];
    if (benefit || (isApiError(error, "class", ...finals) && error.status !== 429)) keptCode.forget();
    setKept(null);
  });
  useEffect(() => {
    if (kept !== null && (named.data || named.error)) answered(named.data, named.error);
  }, [kept, named.data, named.error]);
  return { isPending: kept !== null && !isDecided && named.isLoading };
}
