"use client";

import { toKstDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { isApiError } from "@pkg/web/api";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { NotFoundPage } from "@pkg/web/shell/not-found-page";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import Link from "next/link";
import { useBenefits } from "./benefit-queries";
import { CouponForm } from "./components/coupon-form";

/** `/operator/benefits/new`: a new coupon. Whoever may not list benefits may make none. */
export function OperatorNewCoupon() {
  const { data, error, refetch } = useBenefits("RUNNING", 0, 1);
  if (isApiError(error, "account", 10003)) return <NotFoundPage />;
  if (error && !data) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="페이지를" />;
  if (!data) return <RowsSkeleton />;
  return (
    <>
      <ButtonLink href="/operator/benefits" linkAs={Link} variant="text" size="sm" flush>
        혜택 목록
      </ButtonLink>
      <CouponForm today={toKstDate(new Date())} />
    </>
  );
}
