import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { ReferralsRefereePage } from "@/features/referrals/referrals-referee-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "친구가 보낸 3만 원",
  "추천코드로 첫 수업료에서 3만 원을 아낄 수 있어요.",
  "/referral/referee",
);

type RefereeRouteProps = { searchParams: Promise<{ code?: string | string[] }> };

export default function Page({ searchParams }: RefereeRouteProps) {
  return (
    <BuyerSite>
      <Suspense fallback={<RowsSkeleton title="친구 초대" rows={6} />}>
        <Referee searchParams={searchParams} />
      </Suspense>
      <VisitLog />
    </BuyerSite>
  );
}

async function Referee({ searchParams }: RefereeRouteProps) {
  const { code } = await searchParams;
  return <ReferralsRefereePage code={[code].flat()[0] ?? null} />;
}
