import { Page as PageBody } from "@pkg/ui/layout";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { LevelTestResultPage } from "@/features/level-test/level-test-result-page";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = { ...pageMetadata("레벨 테스트 결과"), ...noindex };

type ResultRouteProps = { params: Promise<{ sessionId: string }> };

export default function Page({ params }: ResultRouteProps) {
  return (
    <BuyerSite isMembersOnly>
      <PageBody className="pt-4 pb-16 lg:pt-10">
        <Suspense fallback={<RowsSkeleton title="레벨 테스트 결과" />}>
          <Result params={params} />
        </Suspense>
      </PageBody>
    </BuyerSite>
  );
}

async function Result({ params }: ResultRouteProps) {
  const { sessionId } = await params;
  return <LevelTestResultPage key={sessionId} sessionId={sessionId} />;
}
