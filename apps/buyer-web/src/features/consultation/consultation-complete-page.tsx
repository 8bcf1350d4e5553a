"use client";

import dynamic from "next/dynamic";
import { ConsultationGate } from "./components/consultation-gate";
import { ConsultationLoading } from "./consultation-loading";

const CompletedConsultation = dynamic(
  () => import("./components/completed-consultation").then(({ CompletedConsultation }) => CompletedConsultation),
  { ssr: false, loading: () => <ConsultationLoading title="무료 상담" /> },
);

/** `/tutoring/consult/complete`: the promised half-day, and what to prepare. */
export function ConsultationCompletePage() {
  return (
    <ConsultationGate title="무료 상담">
      {(consultation) => <CompletedConsultation consultation={consultation} />}
    </ConsultationGate>
  );
}
