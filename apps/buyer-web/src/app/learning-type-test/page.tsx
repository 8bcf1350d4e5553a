import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { LearningTypeIntro } from "@/features/learning-type-test/learning-type-test-intro";
import { LoadedResult } from "@/features/learning-type-test/learning-type-test-loader";
import { LearningTypeQuestions } from "@/features/learning-type-test/learning-type-test-questions";
import { resultMetadata } from "@/features/learning-type-test/result-metadata";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

type TestRouteProps = { searchParams: Promise<{ result?: string | string[]; step?: string | string[] }> };

const TEST = pageMetadata(
  "학습 유형 검사",
  "문장 18개로 알아보는 나의 학습 유형. 맞는 공부법과 선생님까지, 3분이면 끝나요.",
  "/learning-type-test",
);

export async function generateMetadata({ searchParams }: TestRouteProps): Promise<Metadata> {
  const { result } = await searchParams;
  return (await resultMetadata(result)) ?? { ...TEST, ...(result === undefined ? {} : noindex) };
}

export default function Page(props: TestRouteProps) {
  return (
    <Suspense fallback={<RowsSkeleton title="학습 유형 검사" />}>
      <TestRoute {...props} />
    </Suspense>
  );
}

async function TestRoute({ searchParams }: TestRouteProps) {
  const { result, step } = await searchParams;
  if (typeof result !== "string" && step !== undefined) {
    return (
      <NuqsAdapter>
        <LearningTypeQuestions />
      </NuqsAdapter>
    );
  }
  return (
    <BuyerSite>
      {typeof result === "string" ? <LoadedResult id={result} /> : <LearningTypeIntro />}
      <VisitLog />
    </BuyerSite>
  );
}
