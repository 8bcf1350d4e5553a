"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ConsultationLoading } from "../consultation-loading";
import { type Consultation, useConsultation } from "../queries";

const MissingConsultation = dynamic(() => import("./missing-consultation"), { ssr: false });

type ConsultationGateProps = { title: string; children: (consultation: Consultation) => ReactNode };

/** The consultation that the address names, and a way to ask anew when it cannot be opened here. */
export function ConsultationGate({ title, children }: ConsultationGateProps) {
  const id = useSearchParams().get("consultationId");
  const { data, error, refetch } = useConsultation(id);
  if (data) return children(data);
  if (id !== null && data === undefined && !error) return <ConsultationLoading title={title} />;
  return (
    <FlowFrame title={title} back={{ href: "/tutoring/consult" }}>
      {error ? (
        <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="상담 신청을" />
      ) : (
        <MissingConsultation />
      )}
    </FlowFrame>
  );
}
