import { type BenefitCourse, bestBenefit } from "@pkg/domain";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { useState } from "react";
import { type BenefitCodes, benefitInForce, codesOf, decidedCode } from "./benefit-choice";
import { type BenefitWire, readBenefit, useNamedBenefit, useUsableBenefits } from "./queries";

interface Words {
  readonly error?: string;
  readonly ok?: string;
}

/** The coupon or referral of an order: usable ones, the applied one, and the reason of a refusal. */
export function useBenefit(
  courses: readonly BenefitCourse[],
  codes: BenefitCodes,
  save: (codes: BenefitCodes) => void,
) {
  const productIds = courses.map(({ id }) => id);
  const usable = useUsableBenefits(productIds);
  const decided = decidedCode(codes);
  const isListed = usable.data?.some(({ id }) => id === decided) ?? false;
  const named = useNamedBenefit(decided && usable.isFetched && !isListed ? decided : null, productIds);
  const [typed, setTyped] = useState<readonly BenefitWire[]>([]);
  const [words, setWords] = useState<Words>({});

  const known = unique([...(usable.data ?? []), ...(named.data ? [named.data] : []), ...typed]);
  const now = new Date();
  const inForce = benefitInForce(decided, known, courses, now);

  const choose = (benefit: BenefitWire | null) => {
    save(codesOf(benefit));
    setWords({});
  };

  const apply = async (code: string) => {
    try {
      const found = await readBenefit(code, productIds);
      const candidates = unique([...known, found]);
      const { best, message } = bestBenefit(courses, candidates, { now });
      const winner = candidates.find(({ id }) => id === best?.benefit.id) ?? found;
      setTyped((before) => [...before, found]);
      save(codesOf(winner));
      setWords({ ok: message || `${winner.name}을 쓸게요.` });
    } catch (error) {
      setWords({ error: reactToError(error).message });
    }
  };

  const refused = named.error ? reactToError(named.error).message : undefined;
  return {
    known,
    inForce,
    isDecided: decided !== undefined,
    isPending: usable.isPending || (named.isLoading && decided !== null),
    words: { ...(refused ? { error: refused } : {}), ...words },
    choose,
    apply,
    refuse: (message: string) => {
      save(codesOf(null));
      setWords({ error: message });
    },
  };
}

export type BenefitControl = ReturnType<typeof useBenefit>;

function unique(benefits: readonly BenefitWire[]): BenefitWire[] {
  return [...new Map(benefits.map((benefit) => [benefit.id, benefit])).values()];
}
