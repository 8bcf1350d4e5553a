"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { BenefitList } from "./components/benefit-list";
import { CouponCodeForm } from "./components/coupon-code-form";
import { type OwnBenefit, useOwnBenefits } from "./queries";

/** `/mypage/coupon`: the buyer's coupons, what each is worth and till when. */
export function BenefitsPage() {
  const { data, error, refetch } = useOwnBenefits();
  return (
    <>
      <PageTitle lead="결제할 때 한 장을 골라 써요. 받은 코드가 있으면 여기에 적어 주세요.">쿠폰함</PageTitle>
      <CouponCodeForm />
      {data ? <Coupons benefits={data} /> : null}
      {!data && !error ? <RowsSkeleton /> : null}
      {!data && error ? <LoadProblem error={error} onRetry={() => void refetch()} what="쿠폰을" /> : null}
    </>
  );
}

function Coupons({ benefits }: { benefits: readonly OwnBenefit[] }) {
  const left = benefits.filter(({ state }) => state === "USABLE" || state === "COMING");
  const past = benefits.filter((benefit) => !left.includes(benefit));
  return (
    <div className="grid gap-9">
      {left.length > 0 ? (
        <div className="grid gap-5">
          <BenefitList title="쓸 수 있는 쿠폰" titleId="coupons-left" benefits={left} />
          <ButtonLink href="/simple-enroll" linkAs={Link} variant="soft" full>
            수업 고르고 쿠폰 쓰기
          </ButtonLink>
        </div>
      ) : (
        <None />
      )}
      {past.length > 0 ? <BenefitList title="지난 쿠폰" titleId="coupons-past" benefits={past} /> : null}
    </div>
  );
}

function None() {
  return (
    <EmptyState
      className="py-8"
      title="지금 쓸 수 있는 쿠폰이 없어요"
      reason="친구가 내 코드로 결제하면 쿠폰을 드려요."
      action={
        <ButtonLink href="/mypage/referral" linkAs={Link} variant="secondary">
          친구 초대하기
        </ButtonLink>
      }
    />
  );
}
