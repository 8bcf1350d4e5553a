"use client";

import { LoadProblemLater, useLoadProblemLater } from "@pkg/web/platform/page/load-problem-later";
import { useSession } from "@pkg/web/platform/session/session-store";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { FlowFrame } from "@/lib/flow/flow-frame";
import type { CallDay } from "./call-days";
import { ConsultationFormLoading } from "./consultation-form-loading";
import { useOpenConsultation } from "./open-consultation";
import { useCarriedTest, useConsultation } from "./queries";

// It waits for the session, which the browser alone knows: loaded meanwhile.
const ConsultationForm = dynamic(
  () => import("./components/consultation-form").then(({ ConsultationForm }) => ConsultationForm),
  { ssr: false, loading: () => <ConsultationFormLoading /> },
);

const CompletedConsultation = dynamic(
  () => import("./components/completed-consultation").then(({ CompletedConsultation }) => CompletedConsultation),
  { ssr: false, loading: () => <ConsultationFormLoading /> },
);

/**
 * `/tutoring/consult`: asks for a free call, or with `consultationId` changes what was asked for. A family that has
 * asked already reads when the call is, with the ways to change and cancel it.
 */
export function ConsultationPage({ days }: { days: readonly CallDay[] }) {
  const query = useSearchParams();
  const id = query.get("consultationId");
  const { status, user } = useSession();
  const { data: before, error, refetch } = useConsultation(id);
  useLoadProblemLater();
  const testId = id === null && status === "signed-in" ? query.get("levelTest") : null;
  const test = useCarriedTest(testId);
  const open = useOpenConsultation(id === null);
  if (error) {
    return (
      <FlowFrame title="무료 상담 신청" back={{ href: "/" }}>
        <LoadProblemLater level={1} error={error} onRetry={() => void refetch()} what="상담 신청을" />
      </FlowFrame>
    );
  }
  if (status === "unknown" || (id !== null && before === undefined)) return <ConsultationFormLoading />;
  if (testId !== null && test === undefined) return <ConsultationFormLoading />;
  if (open === undefined) return <ConsultationFormLoading />;
  // Who comes from a level test asks for a call about it, in place of the arranged call.
  if (open && query.get("levelTest") === null) return <CompletedConsultation consultation={open} isReturn />;
  const own = user?.phoneNumberVerified ? user.phoneNumber : null;
  return (
    <ConsultationForm
      days={days}
      before={before ?? null}
      knownPhone={before?.phoneNumber ?? own ?? null}
      test={test ?? null}
      arranged={open?.promise ?? null}
      defaults={{
        callerName: user?.name ?? "",
        grade: user?.students.find((student) => student.id === test?.studentId)?.grade ?? user?.grade ?? null,
        subjects: test ? [test.subject] : [],
        studyPurposes: test ? [test.recommended.goal] : [],
      }}
    />
  );
}
