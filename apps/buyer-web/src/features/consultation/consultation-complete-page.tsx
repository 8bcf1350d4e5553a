"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { ConsultationGate } from "./components/consultation-gate";
import { ConsultationLoading } from "./consultation-loading";

const CompletedConsultation = dynamic(
  () => import("./components/completed-consultation").then(({ CompletedConsultation }) => CompletedConsultation),
  { ssr: false, loading: () => <ConsultationLoading title="무료 상담" /> },
);
const OfferView = dynamic(() => import("./components/offer-view").then(({ OfferView }) => OfferView), {
  ssr: false,
  loading: () => <ConsultationLoading title="제안받은 수업" />,
});

/**
 * `/tutoring/consult/complete`: the promised half-day, and what to prepare. With the `token` of an offer's message,
 * or with `offer` for who asked for the call, the offer by its state.
 */
export function ConsultationCompletePage() {
  const query = useSearchParams();
  const [consultationId, token] = [query.get("consultationId"), query.get("token")];
  if (consultationId !== null && (token !== null || query.has("offer"))) {
    return <OfferView link={{ consultationId, token }} />;
  }
  return (
    <ConsultationGate title="무료 상담">
      {(consultation) => <CompletedConsultation consultation={consultation} />}
    </ConsultationGate>
  );
}
