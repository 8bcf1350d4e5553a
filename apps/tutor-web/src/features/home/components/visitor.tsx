import { ButtonLink } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { loginHref } from "@pkg/web/platform/navigation/go";
import { Suspense } from "react";
import { APPLY_HREF } from "@/lib/pages/tutor-pages";
import { VisitorPay } from "./visitor-pay";
import { VisitorSteps } from "./visitor-steps";
import { VisitorTerms } from "./visitor-terms";

/** The home page of visitors: why to teach here, what it pays, who may apply and how, and the way in for who teaches already. */
export function Visitor() {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center lg:gap-x-16 lg:pt-14">
        <section aria-labelledby="visitor" className="pt-3">
          <h1 id="visitor" className="text-display lg:text-[3rem]/[3.75rem]">
            되는 시간에,
            <br />
            집에서 가르쳐요
          </h1>
          <p className="mt-3.5 text-body-lg text-fg-2 lg:mt-5">
            학생 모집과 상담, 결제는 저희가 할게요. 선생님은 옆자리에서 가르치는 데만 집중해 주세요.
          </p>
          <div className="mt-6 grid gap-2.5 lg:mt-8 lg:flex lg:*:w-50">
            <ButtonLink href={APPLY_HREF} size="lg" full>
              선생님 지원하기
            </ButtonLink>
            <ButtonLink href={loginHref("/")} variant="secondary" size="lg" full>
              로그인
            </ButtonLink>
          </div>
          <p className="mt-3 text-caption text-fg-3">지원서는 10분이면 써요. 쓰다가 멈춰도 그대로 저장돼요.</p>
        </section>
        <Suspense fallback={<PaySkeleton />}>
          <VisitorPay />
        </Suspense>
      </div>
      <VisitorTerms />
      <VisitorSteps />
    </>
  );
}

function PaySkeleton() {
  return (
    <SkeletonGroup className="mt-9 lg:mt-0">
      <Skeleton className="h-84 w-full rounded-xl" />
    </SkeletonGroup>
  );
}
