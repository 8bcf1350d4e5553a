import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { ConsultationInvite } from "@/features/consultation/consultation-invite";
import { PricePage } from "@/features/price/price-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "가격",
  "학년, 시간, 횟수, 기간을 고르면 낼 금액과 그 이유를 한 줄씩 보여 드려요.",
  "/price",
);

export default function Page() {
  return (
    <BuyerSite>
      <NuqsAdapter>
        <PricePage />
      </NuqsAdapter>
      <div className="mx-auto w-full max-w-120 px-(--size-gutter) pb-16">
        <ConsultationInvite />
      </div>
      <VisitLog />
    </BuyerSite>
  );
}
