"use client";

import { SCREENING_MAX_SECONDS, SCREENING_MIN_SECONDS, spokenSeconds } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFound } from "@pkg/web/platform/status-pages/not-found";
import { useTutorApplicant } from "@/lib/applicant/tutor-applicant";
import { Recorder } from "./components/recorder";

const HINTS = [
  "이름과 대학, 가르쳐 본 경험",
  "가르치는 과목의 개념 하나를 중학생에게 설명하듯",
  "조용한 곳에서, 마이크와 한 뼘 거리로",
];

const LEAD = `${spokenSeconds(SCREENING_MIN_SECONDS)}부터 ${spokenSeconds(SCREENING_MAX_SECONDS)}까지, 마음에 들 때까지 다시 녹음할 수 있어요.`;

/** `/applicants/{id}/screening`: the voice sample. Another account's id answers 404. */
export function ScreeningPage({ id }: { id: string }) {
  const { data, error, refetch } = useTutorApplicant(id);
  if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return <NotFound />;
  if (error && !data) {
    return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="지원서를" />;
  }
  if (!data) return <RowsSkeleton />;
  if (data.status !== "DRAFT") {
    return (
      <DoneState
        level={1}
        className="px-(--size-gutter) py-12"
        title="이미 보낸 지원서예요"
        reason="보낸 뒤에는 녹음을 바꿀 수 없어요."
        action={<ButtonLink href={`/applicants/${id}`}>지원 현황 보기</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-1 flex-col px-(--size-gutter)">
      <PageTitle lead={LEAD}>목소리를 들려주세요</PageTitle>
      <ul className="mb-6 grid gap-1.5 text-body-sm text-fg-2">
        {HINTS.map((hint) => (
          <li key={hint} className="flex gap-2 before:text-brand before:content-['·']">
            {hint}
          </li>
        ))}
      </ul>
      <Recorder id={id} />
    </div>
  );
}
