import {
  type BenefitCourse,
  benefitCodeKey,
  benefitLabel,
  benefitToApply,
  bestBenefit,
  withParticle,
} from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { benefitMessage } from "../outcome/pay-outcome";
import { type BenefitWire, readBenefit, useNamedBenefit, useUsableBenefits } from "../queries";
import { type BenefitCodes, benefitInForce, codesOf, decidedCode } from "./benefit-choice";
import { useKeptCode } from "./use-kept-code";

interface Words {
  readonly error?: string;
  readonly ok?: string;
}

/** The coupon or referral of an order: usable ones, the applied one, and the reason of a refusal. */
export function useBenefit(
  courses: readonly BenefitCourse[],
  { studentId, ...codes }: BenefitCodes & { readonly studentId: string | null },
  save: (codes: BenefitCodes) => void,
) {
  const target = { productIds: courses.map(({ id }) => id), studentId };
  const usable = useUsableBenefits(target);
  const decided = decidedCode(codes);
  const isListed = decided && usable.data?.some(({ id }) => benefitCodeKey(id) === benefitCodeKey(decided));
  const named = useNamedBenefit(decided && usable.isFetched && !isListed ? decided : null, target);
  const [typed, setTyped] = useState<readonly BenefitWire[]>([]);
  const [words, setWords] = useState<Words>({});

  const kept = useKeptCode({
    isDecided: decided !== undefined,
    target,
    hasTrial: courses.some(({ totalMonths }) => totalMonths === 0),
    onFound: (found) =>
      take(found, found.benefitType === "REFERRAL" ? "친구가 보낸 추천코드를 쓸게요." : "적어 둔 코드를 쓸게요."),
    onRefused: (error) => setWords({ error }),
  });

  const known = unique([...(usable.data ?? []), ...(named.data ? [named.data] : []), ...typed]);
  const now = serverNow();
  const inForce = benefitInForce(decided, known, courses, now);

  const choose = (benefit: BenefitWire | null) => {
    save(codesOf(benefit));
    setWords({});
  };

  /** Uses a benefit whose code was named, and says so when another one is worth more. */
  const take = (found: BenefitWire, said: string) => {
    const rival = benefitToApply(courses, known, { now })?.benefit;
    const { best, message } = bestBenefit(courses, rival && rival.id !== found.id ? [found, rival] : [found], { now });
    const isBeaten = best !== null && best.benefit.id !== found.id;
    setTyped((before) => [...before, found]);
    save(codesOf(found));
    setWords({ ok: `${said}${isBeaten ? ` ${message}` : ""}` });
  };

  const apply = async (code: string) => {
    try {
      const found = await readBenefit(code, target);
      take(found, `${withParticle(benefitLabel(found), "을", "를")} 쓸게요.`);
    } catch (error) {
      setWords({ error: benefitMessage(error) });
    }
  };

  const refused = named.error ? benefitMessage(named.error) : undefined;
  return {
    known,
    inForce,
    isDecided: decided !== undefined,
    isPending: usable.isPending || kept.isPending || (named.isLoading && decided !== null),
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
