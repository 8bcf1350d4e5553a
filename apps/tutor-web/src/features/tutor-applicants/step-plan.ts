import { APPLICANT_ANSWER_DAYS, nameProblem, type TutorApplicantProblem, tutorApplicantProblems } from "@pkg/domain";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import type { Subject } from "./queries";

/** The questions of the application, in their order. */
export const STEPS = ["PERSON", "UNIVERSITY", "SUBJECTS", "TEACHING", "SEND"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Readonly<Record<Step, { title: string; lead: string }>> = {
  PERSON: { title: "어떤 분인지 알려 주세요", lead: "학생과 학부모에게 이 이름으로 소개해요." },
  UNIVERSITY: { title: "대학을 알려 주세요", lead: "다니는 대학이나 휴학·졸업한 대학을 적어 주세요." },
  SUBJECTS: { title: "무엇을 가르치고 싶나요?", lead: "고른 과목마다 자신 있는 정도도 골라 주세요." },
  TEACHING: { title: "어떻게 가르치나요?", lead: "학생이 선생님을 고를 때 읽어요." },
  SEND: {
    title: "목소리를 들려주세요",
    lead: `지원서를 보내면 영업일 ${APPLICANT_ANSWER_DAYS}일 안에 문자로 답을 드려요.`,
  },
};

/** An answer, or the file that goes with them. */
export type Question = TutorApplicantProblem["path"] | "studyProof";

const FIELDS: Readonly<Record<Step, readonly Question[]>> = {
  PERSON: ["name", "phoneNumber", "gender"],
  UNIVERSITY: [
    "universityId",
    "major",
    "majorGroup",
    "majorTrack",
    "admissionType",
    "teachingBasis",
    "reportNumber",
    "studyProof",
  ],
  SUBJECTS: ["expertWish", "subjects"],
  TEACHING: ["teachingYears", "styles", "introduction"],
  SEND: [],
};

export type Problems = Partial<Record<Question, string>>;

/** What is missing or wrong, by field. */
export function problemsOf(applicant: TutorApplicant, subjects: readonly Subject[]): Problems {
  const found = Object.fromEntries(
    tutorApplicantProblems(applicant, subjects).map(({ path, message }) => [path, message]),
  );
  const name = nameProblem(applicant.name ?? "");
  const studyProof = applicant.studyProof ? null : "재학이나 졸업을 확인할 서류를 올려 주세요.";
  return { ...found, ...(name ? { name } : {}), ...(studyProof ? { studyProof } : {}) };
}

/** The problems of one step. */
export function problemsOnStep(problems: Problems, step: Step): Problems {
  return Object.fromEntries(FIELDS[step].flatMap((path) => (problems[path] ? [[path, problems[path]]] : [])));
}

/** The first incomplete step; none when the application is complete. */
export function firstOpenStep(problems: Problems): Step | undefined {
  return STEPS.find((step) => Object.keys(problemsOnStep(problems, step)).length > 0);
}

/** Where what an earlier try was rejected for is put right; reasons that no step asks for stand at the end. */
const REASON_STEPS: Readonly<Record<NonNullable<TutorApplicant["rejectReason"]>, Step>> = {
  STUDY_PROOF: "UNIVERSITY",
  SUBJECTS: "SUBJECTS",
  INTRODUCTION: "TEACHING",
  VOICE: "SEND",
  RECORDS: "SEND",
  OTHER: "SEND",
};

/** The step that shows why the try before was rejected; null without one. */
export const reasonStep = ({ rejectReason }: Pick<TutorApplicant, "rejectReason">) =>
  rejectReason && REASON_STEPS[rejectReason];
