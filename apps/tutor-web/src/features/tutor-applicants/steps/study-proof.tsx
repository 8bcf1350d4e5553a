import { STUDY_PROOF_KEPT_DAYS, STUDY_PROOF_MAX_BYTES, STUDY_PROOF_TYPES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { Progress } from "@pkg/ui/progress";
import CircleCheck from "lucide-react/icons/circle-check";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { proofWords } from "../summary-rows";
import { useStudyProof } from "../use-study-proof";

type StudyProofProps = {
  applicant: TutorApplicant;
  error?: string | undefined;
  /** Saves the answers first: a university that is saved later would take the file away. */
  flush: () => Promise<unknown>;
};

const TAKEN = "대학이 바뀌어서 전에 올린 서류를 뺐어요. 새 대학의 서류를 올려 주세요.";

/** The file that proves the studies: chosen, uploaded at once, and replaced by choosing another. */
export function StudyProof({ applicant, error, flush }: StudyProofProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { state, send } = useStudyProof(applicant.id, flush);
  const isSending = state.kind === "SENDING";
  const percent = isSending ? Math.round(state.part * 100) : 0;
  const has = applicant.studyProof !== null;
  const [had, setHad] = useState(has);
  if (has && !had) setHad(true);
  const more = [
    applicant.teachingBasis === "REPORTED" ? "개인과외교습자 신고증명서" : "",
    applicant.expertWish ? "가르친 경력을 보여 주는 서류" : "",
  ].filter(Boolean);
  const alsoNeeded = more.length > 0 ? ` ${more.join("와 ")}도 한 파일에 함께 넣어 주세요.` : "";
  const problem = state.kind === "FAILED" ? state.message : has ? undefined : had ? TAKEN : error;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label">재학·졸업 서류</legend>
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-4">
        <Icon of={has ? CircleCheck : FileUp} size={20} className={has ? "text-success" : "text-fg-3"} />
        <p role="status" className="min-w-0 flex-1">
          {isSending ? `올리고 있어요 ${percent}%` : has ? proofWords(applicant) : "아직 없어요"}
        </p>
        <Button
          variant={has ? "quiet" : "secondary"}
          size="sm"
          busy={isSending}
          busyLabel="올리고 있어요"
          onClick={() => chooser.current?.click()}
        >
          {has ? "바꾸기" : "파일 고르기"}
        </Button>
      </div>
      {isSending ? <Progress value={percent} max={100} label="올린 만큼" valueText={`${percent}%`} /> : null}
      <input
        ref={chooser}
        type="file"
        accept={STUDY_PROOF_TYPES.join(",")}
        aria-label="재학·졸업 서류 파일"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      <FieldMessage
        error={problem}
        help={`재학·휴학·졸업증명서나 학생증 사진.${alsoNeeded} PDF와 사진, ${STUDY_PROOF_MAX_BYTES / 1_000_000}MB까지. 주민등록번호 뒷자리는 가려 주세요. 직원만 보고, 합격하면 바로, 아니면 ${STUDY_PROOF_KEPT_DAYS}일 뒤에 지워요.`}
      />
    </fieldset>
  );
}
