import type { Benefit } from "./benefit.ts";

/** How a benefit is named: "추천코드", or the coupon's name with 쿠폰 behind it ("첫수강 쿠폰"). */
export function benefitLabel({ benefitType, coupon }: Pick<Benefit, "benefitType" | "coupon">): string {
  if (benefitType === "REFERRAL") return "추천코드";
  const name = coupon?.couponName ?? "";
  if (!name) return benefitType === "COUPON" ? "쿠폰" : "혜택";
  return /(쿠폰|할인)$/.test(name) ? name : `${name} 쿠폰`;
}
