import { isApiError } from "@pkg/web/platform/api/api";
import { useEffect, useEffectEvent, useState } from "react";
import { keptReferral } from "@/lib/visitor/kept-referral";
import { benefitMessage } from "../outcome/pay-outcome";
import { type BenefitWire, useNamedBenefit } from "../queries";

interface KeptReferral {
  /** Whether the buyer has chosen a benefit, or none. */
  readonly isDecided: boolean;
  readonly productIds: readonly number[];
  readonly onFound: (benefit: BenefitWire) => void;
  readonly onRefused: (message: string) => void;
}

/** Unknown, and used before: no other order will take it. */
const FINAL_CODES = [50003, 50005] as const;

/**
 * Brings the code of a friend's link into an order whose buyer has decided nothing yet. Once the draft holds it, the browser
 * forgets it; a code that is not for these courses is kept for others.
 */
export function useKeptReferral({ isDecided, productIds, onFound, onRefused }: KeptReferral): { isPending: boolean } {
  const [kept, setKept] = useState(() => keptReferral.read());
  const named = useNamedBenefit(isDecided ? null : kept, productIds);
  const answered = useEffectEvent((benefit: BenefitWire | undefined, error: Error | null) => {
    if (benefit) onFound(benefit);
    else onRefused(`추천코드를 쓰지 못했어요. ${benefitMessage(error)}`);
    if (benefit || isApiError(error, "class", ...FINAL_CODES)) keptReferral.forget();
    setKept(null);
  });
  useEffect(() => {
    if (kept !== null && (named.data || named.error)) answered(named.data, named.error);
  }, [kept, named.data, named.error]);
  return { isPending: kept !== null && !isDecided && named.isLoading };
}
