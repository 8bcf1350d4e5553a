"use client";

import { toKstDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { useBenefits } from "./benefit-queries";
import { CouponForm } from "./components/coupon-form";
import { OperatorGate } from "./components/operator-gate";

/** `/operator/benefits/new`: a new coupon. The list's permission check guards it too. */
export function OperatorNewCoupon() {
  return (
    <OperatorGate reading={useBenefits("RUNNING", 0)} what="페이지를">
      {() => (
        <>
          <ButtonLink href="/operator/benefits" linkAs={Link} variant="text" size="sm" flush>
            혜택 목록
          </ButtonLink>
          <CouponForm today={toKstDate(new Date())} />
        </>
      )}
    </OperatorGate>
  );
}
