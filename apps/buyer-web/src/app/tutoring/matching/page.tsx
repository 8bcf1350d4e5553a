import { Page as PageBody } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MatchingPage } from "@/features/matches/matches-page";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata("선생님 매칭");

export default function Page() {
  return (
    <BuyerSite isMembersOnly>
      <PageBody className="pt-2 pb-16 lg:pt-9">
        <MatchingPage />
      </PageBody>
    </BuyerSite>
  );
}
