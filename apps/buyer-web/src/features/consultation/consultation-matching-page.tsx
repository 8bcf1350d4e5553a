"use client";

import dynamic from "next/dynamic";
import { ConsultationGate } from "./components/consultation-gate";
import { ConsultationLoading } from "./consultation-loading";

const WishesForm = dynamic(() => import("./components/wishes-form").then(({ WishesForm }) => WishesForm), {
  ssr: false,
  loading: () => <ConsultationLoading />,
});

/** `/tutoring/consult/matching`: which tutor would fit; may be left out. */
export function ConsultationMatchingPage() {
  return (
    <ConsultationGate title="무료 상담 신청">
      {(consultation) => <WishesForm key={consultation.id} consultation={consultation} />}
    </ConsultationGate>
  );
}
