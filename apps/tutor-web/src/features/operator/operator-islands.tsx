"use client";

import { island } from "@pkg/web/platform/shell/island";

export const OperatorListIsland = island(async () => (await import("./operator-list")).OperatorList);
export const OperatorApplicantIsland = island(async () => (await import("./operator-applicant")).OperatorApplicant);
export const OperatorMatchesIsland = island(async () => (await import("./operator-matches")).OperatorMatches);
export const OperatorMatchIsland = island(async () => (await import("./operator-match")).OperatorMatch);
export const OperatorBenefitsIsland = island(async () => (await import("./operator-benefits")).OperatorBenefits);
export const OperatorBenefitIsland = island(async () => (await import("./operator-benefit")).OperatorBenefit);
export const OperatorNewCouponIsland = island(async () => (await import("./operator-new-coupon")).OperatorNewCoupon);
export const OperatorFeaturesIsland = island(async () => (await import("./operator-features")).OperatorFeatures);
