import { STUDY_PROOF_KEPT_DAYS, studiesElsewhere, TUTOR_RANK_NAMES } from "@pkg/domain";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { applicantRead, type TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { StudyProof } from "@/lib/study-proof/study-proof";

type ApplicantProofProps = {
  applicant: TutorApplicant;
  error?: string | undefined;
  /** Saves the answers first: a university that is saved later would take the file away. */
  flush: () => Promise<unknown>;
};

/** The file that proves the studies of an application. */
export function ApplicantProof({ applicant, error, flush }: ApplicantProofProps) {
  // Another university leads to an expert's application; the wish itself is asked after this file.
  const isExpert = applicant.expertWish || studiesElsewhere(applicant);
  const more = [
    applicant.teachingBasis === "REPORTED" ? "개인과외교습자 신고증명서" : "",
    isExpert ? "가르친 경력을 보여 주는 서류" : "",
  ].filter(Boolean);
  const alsoNeeded = more.length > 0 ? ` ${more.join("와 ")}도 한 파일에 함께 넣어 주세요.` : "";
  const ofExperts = isExpert
    ? ""
    : ` ${TUTOR_RANK_NAMES.EXPERT}으로 지원하려면 가르친 경력을 보여 주는 서류도 한 파일에 넣어 주세요.`;
  const { id } = applicant;
  return (
    <StudyProof
      legend="재학·졸업 서류"
      which={`재학·휴학·졸업증명서나 학생증 사진.${alsoNeeded}${ofExperts}`}
      kept={`직원만 보고, 합격하거나 서류 때문에 불합격하면 바로, 아니면 ${STUDY_PROOF_KEPT_DAYS}일 뒤에 지워요.`}
      proof={applicant.studyProof}
      place={{ issueUrl: () => flush().then(() => issueUrl(id)), queryKey: applicantRead(id).queryKey }}
      error={error}
      taken="대학이 바뀌어서 전에 올린 서류를 뺐어요. 새 대학의 서류를 올려 주세요."
    />
  );
}

const issueUrl = async (id: string) =>
  (await dataOf(api().GET("/tutor-applicants/{id}/study-proof/signed-url", { params: { path: { id } } }))).signedUrl;
