"use client";

import { toKstDate } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useBenefits } from "./benefit-queries";
import { OperatorGate } from "./components/operator-gate";

/** Loads when the list has let staff in. */
const CouponForm = dynamic(async () => (await import("./components/coupon-form")).CouponForm);

/** `/operator/benefits/new`: a new coupon. The list's permission check guards it too. */
export function OperatorNewCoupon() {
  return (
    <OperatorGate reading={useBenefits({ state: "RUNNING" }, 0)} what="페이지를">
      {() => (
        <>
          <BackLink href="/operator/benefits" linkAs={Link}>
            혜택 목록
          </BackLink>
          <CouponForm today={toKstDate(new Date())} />
        </>
      )}
    </OperatorGate>
  );
}
