import { Page as PageBody } from "@pkg/ui/layout";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { Suspense } from "react";
import { LevelTestLinkPage } from "@/features/level-test/level-test-link-page";
import { BuyerSite } from "@/lib/site/buyer-site";

/** The address is a secret: it is not indexed, and links send no referrer. */
export const metadata: Metadata = { ...pageMetadata("레벨 테스트 결과"), ...noindex, referrer: "no-referrer" };

type SharedRouteProps = { params: Promise<{ token: string }> };

export default function Page({ params }: SharedRouteProps) {
  return (
    <BuyerSite>
      <PageBody className="pt-4 pb-16 lg:pt-10">
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Shared params={params} />
        </Suspense>
      </PageBody>
    </BuyerSite>
  );
}

async function Shared({ params }: SharedRouteProps) {
  const { token } = await params;
  return <LevelTestLinkPage key={token} token={token} />;
}
