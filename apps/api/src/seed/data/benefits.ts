import type { benefits } from "../../db/schema/index.ts";
import { TRIAL_PRODUCT_IDS } from "../../import/data/products.ts";

type Benefit = Omit<typeof benefits.$inferInsert, "startAt" | "endAt" | "referrerId">;

/** Validity in days from the day of seeding, so that a local run always has coupons of each kind. */
export interface SeedBenefit extends Benefit {
  readonly fromDay: number;
  readonly toDay: number;
  /** Key of the demo person whose referral code it is. */
  readonly referrer?: string;
}

/** The benefits of the local catalogue, and some that are refused, to see the refusals. */
export const SEED_BENEFITS: readonly SeedBenefit[] = [
  {
    code: "첫수강",
    name: "첫수강",
    benefitType: "COUPON",
    discountRate: 5,
    condition: "FIRST",
    offered: true,
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "기말응원",
    name: "기말응원",
    benefitType: "COUPON",
    discountCost: 30_000,
    offered: true,
    fromDay: -30,
    toDay: 60,
  },
  {
    code: "형제자매",
    name: "형제자매",
    benefitType: "COUPON",
    condition: "SIBLING",
    discountRate: 10,
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "재등록",
    name: "재등록",
    benefitType: "COUPON",
    condition: "RETURNING",
    additionalLessonType: "COUNT",
    additionalLessonCount: 2,
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "연간",
    name: "연간",
    benefitType: "COUPON",
    additionalLessonType: "MONTH",
    additionalLessonCount: 1,
    validMonths: [12],
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "쿠팡와우",
    name: "쿠팡 와우 카드 할인",
    benefitType: "COUPON",
    discountCost: 50_000,
    condition: "CARD",
    offered: true,
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "체험무료",
    name: "체험 무료",
    benefitType: "COUPON",
    discountRate: 100,
    appliedProductIds: [...TRIAL_PRODUCT_IDS],
    fromDay: -30,
    toDay: 365,
  },
  {
    code: "NARAN7",
    name: "추천코드",
    benefitType: "REFERRAL",
    condition: "FIRST",
    discountCost: 30_000,
    referrer: "parent",
    fromDay: -30,
    toDay: 365,
  },
  { code: "여름방학", name: "여름방학", benefitType: "COUPON", discountRate: 10, fromDay: -150, toDay: -80 },
  { code: "새학기", name: "새학기", benefitType: "COUPON", discountRate: 10, fromDay: 90, toDay: 150 },
  {
    code: "선착순",
    name: "선착순",
    benefitType: "COUPON",
    discountCost: 100_000,
    maxUses: 1,
    fromDay: -30,
    toDay: 365,
  },
];
