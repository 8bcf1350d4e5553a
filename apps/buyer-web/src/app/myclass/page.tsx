import { Page as PageBody } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/metadata";
import { MyclassIsland } from "@/features/myclass/myclass-island";
import { BuyerSite } from "@/lib/buyer-site";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <BuyerSite isMembersOnly>
      <PageBody className="pt-2 pb-16">
        <MyclassIsland />
      </PageBody>
    </BuyerSite>
  );
}
