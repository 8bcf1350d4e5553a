import { HeroArt } from "@pkg/ui/art";
import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { Suspense } from "react";
import { Figures, FiguresSkeleton } from "./figures";
import { TrialNote, TrialNoteSkeleton } from "./trial-note";

/** Introduces the service. Prices and figures stream in later, so that they do not delay the first paint. */
export function Hero() {
  return (
    <Page className="pt-5 pb-10 lg:grid lg:grid-cols-[31.25rem_minmax(0,1fr)] lg:items-center lg:gap-18 lg:pt-16 lg:pb-18">
      <div>
        <h1 className="text-[2.25rem]/[2.875rem] font-bold tracking-[-0.034em] lg:text-display-lg">
          모르는 걸 편하게
          <br />
          묻는 자리, {siteConfig.name}
        </h1>
        <p className="mt-3.5 text-body-lg text-fg-2 lg:mt-5 lg:text-[1.1875rem]/[1.9375rem]">
          아이 옆에 나란히 앉아 가르치는 1:1 온라인 과외예요. <br className="max-lg:hidden" />왜 이 선생님인지, 왜 이
          가격인지 먼저 보여 드려요.
        </p>
        <div className="mt-6 grid gap-2.5 lg:mt-8 lg:flex lg:gap-3 lg:*:w-50">
          <ButtonLink href="/simple-enroll?trial=1" linkAs={Link} size="lg" full>
            체험 수업 듣기
          </ButtonLink>
          <ButtonLink href="/price" linkAs={Link} size="lg" full variant="secondary">
            가격 먼저 보기
          </ButtonLink>
        </div>
        <Suspense fallback={<TrialNoteSkeleton />}>
          <TrialNote />
        </Suspense>
        <div className="mt-9 max-lg:hidden">
          <Suspense fallback={<FiguresSkeleton />}>
            <Figures />
          </Suspense>
        </div>
      </div>
      <div className="max-lg:mt-8">
        <HeroArt />
      </div>
      <div className="mt-6 lg:hidden">
        <Suspense fallback={<FiguresSkeleton />}>
          <Figures />
        </Suspense>
      </div>
    </Page>
  );
}
