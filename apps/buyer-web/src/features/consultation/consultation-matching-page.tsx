"use client";

import { ConsultationGate } from "./components/consultation-gate";
import { WishesForm } from "./components/wishes-form";

/** `/tutoring/consult/matching`: which tutor would fit; may be left out. */
export function ConsultationMatchingPage() {
  return (
    <ConsultationGate title="무료 상담 신청">
      {(consultation) => <WishesForm key={consultation.id} consultation={consultation} />}
    </ConsultationGate>
  );
}
