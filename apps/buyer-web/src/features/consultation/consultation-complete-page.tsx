"use client";

import { CompletedConsultation } from "./components/completed-consultation";
import { ConsultationGate } from "./components/consultation-gate";

/** `/tutoring/consult/complete`: the promised half-day, and what to prepare. */
export function ConsultationCompletePage() {
  return (
    <ConsultationGate title="무료 상담">
      {(consultation) => <CompletedConsultation consultation={consultation} />}
    </ConsultationGate>
  );
}
