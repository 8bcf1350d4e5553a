import { APPLICANT_ANSWER_DAYS, payRows, SCREENING_MAX_SECONDS, spokenSeconds } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { connection } from "next/server";
import { Suspense } from "react";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts } from "@/lib/site/public-data";
import { HowToBegin } from "./components/how-to-begin";
import { PayCalculator } from "./components/pay-calculator";
import { RecruitQuestions } from "./components/recruit-questions";
import { TutorWords } from "./components/tutor-words";

const APPLY = goUrl("tutor", "/applicants");

/** `/recruit`: what teaching here pays, how it begins, what tutors say, and the way to the application. */
export function RecruitsPage() {
  const { recruitingForm } = siteConfig.links;
  return (
    <Page className="pb-20 lg:pb-28">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start lg:gap-x-16 lg:pt-14">
        <section aria-labelledby="recruit" className="pt-2 lg:pt-6">
          <h1 id="recruit" className="text-display lg:text-[3rem]/[3.75rem]">
            아이 옆자리에
            <br />
            앉을 선생님을 찾아요
          </h1>
          <p className="mt-4 text-body-lg text-fg-2">
            집에서, 되는 요일과 시간에만 가르쳐요. 학생 모집과 상담, 결제와 교재 안내는 저희가 할게요.
          </p>
          <div className="mt-7 flex flex-wrap gap-2.5">
            <ButtonLink href={APPLY} size="lg">
              선생님으로 지원하기
            </ButtonLink>
            {recruitingForm ? (
              <ButtonLink href={recruitingForm} target="_blank" rel="noopener" size="lg" variant="line">
                지원서 양식으로 보내기
              </ButtonLink>
            ) : null}
          </div>
          <p className="mt-3 text-caption text-fg-3">지원서는 10분이면 써요. 쓰다가 멈춰도 그대로 저장돼요.</p>
        </section>
        <section aria-label="수입 계산" className="mt-10 min-h-120 lg:mt-0">
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <Pay />
          </Suspense>
        </section>
      </div>
      <HowToBegin />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <TutorWords />
      </Suspense>
      <RecruitQuestions />
      <section aria-label="지원하기" className="mt-14 rounded-xl bg-pine-800 p-7 text-white on-dark lg:mt-24 lg:p-12">
        <h2 className="text-title-2">나란히 앉아 가르쳐 볼까요?</h2>
        <p className="mt-2 text-body-sm text-pine-200">
          목소리를 {spokenSeconds(SCREENING_MAX_SECONDS)}만 들려주시면 영업일 {APPLICANT_ANSWER_DAYS}일 안에 답을
          드려요.
        </p>
        <ButtonLink href={APPLY} size="lg" variant="secondary" className="mt-6">
          지원서 쓰기
        </ButtonLink>
      </section>
    </Page>
  );
}

async function Pay() {
  await connection();
  const products = await loadProducts().catch(() => null);
  const rows = products && payRows(products);
  if (!rows || rows.length === 0) {
    return <LoadFailure title="수업료를 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />;
  }
  return <PayCalculator rows={rows} />;
}
