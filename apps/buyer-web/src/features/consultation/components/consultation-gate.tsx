"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ConsultationLoading } from "../consultation-loading";
import { type Consultation, useConsultation } from "../queries";

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
        <EmptyState
          level={1}
          className="px-(--size-gutter) py-16"
          title="상담 신청을 찾지 못했어요"
          reason="신청한 창에서 열거나, 신청한 번호로 가입한 계정으로 로그인해 주세요."
          action={
            <ButtonLink href="/tutoring/consult" linkAs={Link}>
              무료 상담 신청
            </ButtonLink>
          }
        />
      )}
    </FlowFrame>
  );
}
