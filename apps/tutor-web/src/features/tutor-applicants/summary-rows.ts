import {
  confidenceLevelLabel,
  formatPhone,
  spokenSeconds,
  TUTOR_GENDER_LABELS,
  TUTOR_RANK_NAMES,
  TUTOR_STYLE_LABELS,
  TUTOR_SUBJECT_LISTS,
  teachingBasisText,
} from "@pkg/domain";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { labelIn } from "@/lib/label-in";
import { proofWords } from "@/lib/study-proof/proof-words";
import type { Subject } from "./queries";
import type { Question, Step } from "./step-plan";

interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** Where it is asked. */
  readonly step: Step;
  /** The answers it shows. */
  readonly paths: ReadonlyArray<Question>;
}

/** What an application says, in the order of its questions; the voice is not among it. */
export function summaryRows(answers: TutorApplicant, subjects: readonly Subject[]): SummaryRow[] {
  const { gender, phoneNumber, teachingYears, styles, introduction } = answers;
  const phone = phoneNumber ? formatPhone(phoneNumber) : "";
  const university = `${answers.universityName ?? ""} ${answers.major ?? ""}`.trim();
  const studies = ["universityId", "major", "majorGroup", "majorTrack", "admissionType"] as const;
  const style = styles.map((one) => TUTOR_STYLE_LABELS[one]).join(", ");
  return [
    { label: "이름", value: answers.name ?? "", step: "PERSON", paths: ["name"] },
    { label: "성별", value: gender ? TUTOR_GENDER_LABELS[gender] : "", step: "PERSON", paths: ["gender"] },
    { label: "휴대폰", value: phone, step: "PERSON", paths: ["phoneNumber"] },
    { label: "대학", value: university, step: "UNIVERSITY", paths: studies },
    {
      label: "재학·과외 신고",
      value: teachingBasisText(answers),
      step: "UNIVERSITY",
      paths: ["teachingBasis", "reportNumber"],
    },
    { label: "증빙", value: proofWords(answers.studyProof), step: "UNIVERSITY", paths: ["studyProof"] },
    { label: "과목", value: taughtWords(answers, subjects), step: "SUBJECTS", paths: ["expertWish", "subjects"] },
    {
      label: "과외 경력",
      value: teachingYears ? `${teachingYears}년` : "처음",
      step: "TEACHING",
      paths: ["teachingYears"],
    },
    { label: "스타일", value: style, step: "TEACHING", paths: ["styles"] },
    { label: "소개", value: introduction?.trim() ?? "", step: "TEACHING", paths: ["introduction"] },
  ];
}

function taughtWords({ expertWish, subjects: taught }: TutorApplicant, subjects: readonly Subject[]): string {
  const count = TUTOR_SUBJECT_LISTS.reduce((sum, list) => sum + taught[list].length, 0);
  const levels = taught.confidenceSubjects.map(
    ({ subject, level }) => `${labelIn(subjects, subject)} ${confidenceLevelLabel(level)}`,
  );
  return `${TUTOR_RANK_NAMES[expertWish ? "EXPERT" : "BASIC"]} · ${levels.join(", ")} · ${count}개`;
}

/** How long the voice sample is, in words. */
export function voiceLength({ screening }: TutorApplicant): string {
  return screening ? `${spokenSeconds(screening.milliseconds / 1000)} 녹음했어요` : "";
}
