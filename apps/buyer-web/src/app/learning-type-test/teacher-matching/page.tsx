import { LEARNING_TYPE_EVENT } from "@pkg/domain";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { EventPromotion } from "@/features/events/events-promotion";
import { LoadedTutors } from "@/features/learning-type-test/learning-type-test-loader";
import { resultMetadata } from "@/features/learning-type-test/result-metadata";
import { TEST_PATH } from "@/features/learning-type-test/result-path";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

type TutorsRouteProps = { searchParams: Promise<{ result?: string | string[]; subject?: string | string[] }> };

const TITLE = "나와 맞는 선생님";

export async function generateMetadata({ searchParams }: TutorsRouteProps): Promise<Metadata> {
  const { result } = await searchParams;
  const unknown = { ...pageMetadata(TITLE, undefined, `${TEST_PATH}/teacher-matching`), ...noindex };
  return (await resultMetadata(result, TITLE)) ?? unknown;
}

export default function Page(props: TutorsRouteProps) {
  return (
    <BuyerSite>
      <Suspense fallback={<RowsSkeleton title="나와 맞는 선생님" />}>
        <TutorsRoute {...props} />
      </Suspense>
      <VisitLog />
    </BuyerSite>
  );
}

async function TutorsRoute({ searchParams }: TutorsRouteProps) {
  const { result, subject } = await searchParams;
  if (typeof result !== "string") redirect(TEST_PATH);
  return (
    <LoadedTutors
      id={result}
      subject={subject}
      promotion={(learningType) => <EventPromotion id={LEARNING_TYPE_EVENT} known={{ learningType }} />}
    />
  );
}
