import { organization } from "@pkg/web/platform/metadata/organization";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import { AppBannerDeferred } from "@/features/app-banner/app-banner-deferred";
import { HomePage } from "@/features/home/home-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export default function Page() {
  return (
    <BuyerSite>
      <StructuredData data={organization()} />
      <HomePage />
      <AppBannerDeferred />
      <VisitLog />
    </BuyerSite>
  );
}
