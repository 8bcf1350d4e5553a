import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RecruitsPage } from "@/features/recruits/recruits-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "선생님 지원",
  "집에서 원하는 요일과 시간에 가르쳐요. 1회 수업료와 한 달 수입을 먼저 계산해 보세요.",
  "/recruit",
);

export default function Page() {
  return (
    <BuyerSite>
      <RecruitsPage />
      <VisitLog />
    </BuyerSite>
  );
}
