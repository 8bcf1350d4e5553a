/** Steps of the purchase funnel, in their order (spec §3 and §4). */
export const FUNNEL_STEPS = [
  "ENTERED",
  "VIEWED_SIMPLE_ENROLL",
  "VIEWED_PAYMENT_PAGE",
  "VIEWED_CARD_INPUT_PAGE",
  "PAID",
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Funnel steps only move forward; a step may be skipped, none is repeated (product §6). */
export function canFunnelStepTransition(from: FunnelStep, to: FunnelStep): boolean {
  return FUNNEL_STEPS.indexOf(to) > FUNNEL_STEPS.indexOf(from);
}
