import { organization } from "@pkg/web/platform/metadata/organization";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import { AppBannerLate } from "@/features/app-banner/app-banner-late";
import { HomePage } from "@/features/home/home-page";
import { BuyerSite } from "@/lib/buyer-site";

export default function Page() {
  return (
    <BuyerSite>
      <StructuredData data={organization()} />
      <HomePage />
      <AppBannerLate />
    </BuyerSite>
  );
}
