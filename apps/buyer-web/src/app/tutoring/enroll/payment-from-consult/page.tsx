import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ConsultationLoading } from "@/features/consultation/consultation-loading";
import { ConsultationOfferPage } from "@/features/consultation/consultation-offer-page";
import { CardMemory } from "@/features/payment/form/payment-card-memory";
import { PaymentPage } from "@/features/payment/payment-page";

export const metadata = pageMetadata("결제하기");

export default function Page() {
  return (
    <CardMemory>
      <Suspense fallback={<ConsultationLoading title="결제하기" />}>
        <ConsultationOfferPage>
          <PaymentPage />
        </ConsultationOfferPage>
      </Suspense>
    </CardMemory>
  );
}
