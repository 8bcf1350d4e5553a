import { formatKoreanDate, TUTOR_RANK_NAMES, toKstDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { type ReactNode, useState } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { ReasonForm } from "../forms/reason-form";
import { basisToCheck } from "../proofs/basis-to-check";
import { ProofButton } from "../proofs/proof-button";
import { readProofLink, useCrimeCheck } from "./applicant-queries";

const dayOf = (at: string): string => formatKoreanDate(toKstDate(new Date(at)));

/** What has to be looked at before somebody may teach: where they study, and their records of crimes. */
export function ApplicantChecks({ applicant }: { applicant: TutorApplicant }) {
  return (
    <section className="grid gap-3 lg:grid-cols-2 xl:grid-cols-1" aria-label="확인할 것">
      <ProofCheck applicant={applicant} />
      <CrimeCheck applicant={applicant} />
    </section>
  );
}

function ProofCheck({ applicant }: { applicant: TutorApplicant }) {
  const { studyProof, otherUniversity, universityName, expertWish } = applicant;
  const notes = [
    otherUniversity ? "목록에 없는 대학이에요. 지원자가 직접 적었으니 이름도 서류와 맞춰 보세요." : "",
    expertWish ? `${TUTOR_RANK_NAMES.EXPERT}으로 지원했어요. 가르친 경력을 보여 주는 서류도 있는지 봐 주세요.` : "",
  ];
  return (
    <Check
      title="재학·졸업 서류"
      text={
        studyProof
          ? `${universityName ?? "대학"} ${applicant.major ?? ""} 서류예요. ${basisToCheck(applicant)} 열어 본 기록이 남아요.`
          : "서류가 없어요. 결정한 뒤에는 지워요."
      }
      note={notes.filter(Boolean).join(" ") || undefined}
    >
      {studyProof ? <ProofButton proof={studyProof} readLink={() => readProofLink(applicant.id)} /> : null}
    </Check>
  );
}

function CrimeCheck({ applicant }: { applicant: TutorApplicant }) {
  const [asks, setAsks] = useState(false);
  const check = useCrimeCheck();
  const { crimeCheckAgreedAt: agreed, crimeCheckedAt: checked } = applicant;
  const consent = agreed ? `${dayOf(agreed)}에 조회에 동의했어요.` : "조회에 동의하지 않았어요.";
  return (
    <Check
      title="범죄 전력 조회"
      text={checked ? `${consent} ${dayOf(checked)}에 확인했어요.` : consent}
      note={checked ? undefined : "경찰에 조회해 확인해야 합격으로 정할 수 있어요."}
    >
      {agreed && !checked && applicant.status === "REGISTERED" && !asks ? (
        <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
          조회 결과 남기기
        </Button>
      ) : null}
      {asks ? (
        <ReasonForm
          label={`${applicant.name} 님의 결과를 확인한 방법`}
          help="성범죄 경력과 아동학대관련범죄 전력을 모두 조회해 이상이 없을 때만 남겨 주세요. 취업이 제한된 사람이면 불합격으로 정해 주세요. 남긴 사람과 시각이 기록돼요."
          act="이상 없음으로 남기기"
          busyLabel="남기고 있어요"
          onClose={() => setAsks(false)}
          onSend={(reason) => check.mutateAsync({ params: { path: { id: applicant.id } }, body: { reason } })}
        />
      ) : null}
    </Check>
  );
}

type CheckProps = { title: string; text: string; note?: string | undefined; children: ReactNode };

function Check({ title, text, note, children }: CheckProps) {
  return (
    <Card>
      <h2 className="text-title-3">{title}</h2>
      <p className="mt-1 text-body-sm text-fg-2">{text}</p>
      {note ? <p className="mt-1 text-body-sm text-warn">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </Card>
  );
}
