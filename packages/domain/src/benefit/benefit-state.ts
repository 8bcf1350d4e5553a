/** States of a benefit over its period. */
export const BENEFIT_STATES = ["COMING", "RUNNING", "USED_UP", "ENDED"] as const;
export type BenefitState = (typeof BENEFIT_STATES)[number];

export const BENEFIT_STATE_LABELS: Readonly<Record<BenefitState, string>> = {
  COMING: "시작 전",
  RUNNING: "쓰는 중",
  USED_UP: "다 쓰임",
  ENDED: "끝남",
};

/** Its period and its limit; `maxUses` null is without limit. */
export interface BenefitPeriod {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly maxUses: number | null;
  readonly usedCount: number;
}

/** The state of a benefit at an instant: valid up to and including `endAt`; ended wins over used up. */
export function benefitState({ startAt, endAt, maxUses, usedCount }: BenefitPeriod, now: Date): BenefitState {
  if (now.getTime() > endAt.getTime()) return "ENDED";
  if (now.getTime() < startAt.getTime()) return "COMING";
  return maxUses !== null && usedCount >= maxUses ? "USED_UP" : "RUNNING";
}
