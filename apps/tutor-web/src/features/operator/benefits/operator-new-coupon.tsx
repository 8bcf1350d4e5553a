"use client";

import { toKstDate } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { useBenefits } from "./benefit-queries";

/** Loads when the list has let staff in. */
const CouponForm = dynamic(async () => (await import("./coupon-form")).CouponForm);

/** `/operator/benefits/new`: a new coupon. The list's permission check guards it too. */
export function OperatorNewCoupon() {
  return (
    <OperatorGate reading={useBenefits({ state: "RUNNING" }, 0)} what="페이지를">
      {() => (
        <>
          <BackLink href="/operator/benefits" linkAs={Link}>
            혜택 목록
          </BackLink>
          <CouponForm today={toKstDate(serverNow())} />
        </>
      )}
    </OperatorGate>
  );
}
