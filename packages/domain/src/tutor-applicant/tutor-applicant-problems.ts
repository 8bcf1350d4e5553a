import { TUTOR_RANK_NAMES } from "../product/tutor-rank.ts";
import { teachingBasisProblem } from "../tutor/teaching-basis.ts";
import { introductionProblem, tutorStylesProblem } from "../tutor/tutor-profile.ts";
import { type ListedSubject, TUTOR_SUBJECT_LISTS } from "../tutor/tutor-subject-lists.ts";
import { tutorSubjectProblems } from "../tutor/tutor-subject-problems.ts";
import { studiesElsewhere, type TutorApplicantAnswers } from "./tutor-applicant.ts";

/** Letters of a university that is in no list. */
export const OTHER_UNIVERSITY_LENGTH = { min: 3, max: 60 } as const;

const EXPERT_ONLY = `이 대학에서는 ${TUTOR_RANK_NAMES.EXPERT}으로 지원할 수 있어요. ${TUTOR_RANK_NAMES.EXPERT}을 골라 주세요.`;

/** A problem that prevents sending an application, at its field. */
export interface TutorApplicantProblem {
  readonly path: keyof TutorApplicantAnswers;
  readonly message: string;
}

/**
 * Everything that is missing or wrong in an application, in the order of the form, at most one problem per field; empty when it
 * may be sent. Experts may not teach KOREAN, SCIENCE and SOCIAL; who studies at no top university is an expert or none.
 */
export function tutorApplicantProblems(
  answers: TutorApplicantAnswers,
  catalogue: readonly ListedSubject[],
): TutorApplicantProblem[] {
  const basis = teachingBasisProblem(answers);
  const problems: Readonly<Record<keyof TutorApplicantAnswers, string | null>> = {
    name: answers.name ? null : "이름을 적어 주세요.",
    phoneNumber: answers.phoneNumber ? null : "휴대폰 번호를 확인해 주세요.",
    gender: answers.gender ? null : "성별을 골라 주세요.",
    universityId: universityProblem(answers),
    otherUniversity: null,
    universityName: null,
    universityTier: null,
    major: answers.major ? null : "전공을 적어 주세요.",
    majorGroup: answers.majorGroup ? null : "전공 계열을 골라 주세요.",
    majorTrack: answers.majorTrack ? null : "문과와 이과 가운데 골라 주세요.",
    admissionType: answers.admissionType ? null : "입학 전형을 골라 주세요.",
    teachingBasis: basis?.path === "teachingBasis" ? basis.message : null,
    reportNumber: basis?.path === "reportNumber" ? basis.message : null,
    expertWish: answers.expertWish || !studiesElsewhere(answers) ? null : EXPERT_ONLY,
    teachingYears: answers.teachingYears === null ? "과외 경력을 골라 주세요." : null,
    subjects: subjectsProblem(answers, catalogue),
    styles: tutorStylesProblem(answers.styles),
    introduction: introductionProblem(answers.introduction ?? ""),
  };
  return PATHS.flatMap((path) => {
    const message = problems[path];
    return message ? [{ path, message }] : [];
  });
}

/** In the order of the form. */
const PATHS = [
  "name",
  "phoneNumber",
  "gender",
  "universityId",
  "major",
  "majorGroup",
  "majorTrack",
  "admissionType",
  "teachingBasis",
  "reportNumber",
  "teachingYears",
  "expertWish",
  "subjects",
  "styles",
  "introduction",
] as const;

function universityProblem({ universityId, otherUniversity }: TutorApplicantAnswers): string | null {
  if (universityId) return null;
  if (otherUniversity === null) return "대학을 찾아서 골라 주세요.";
  return otherUniversity.trim().length < OTHER_UNIVERSITY_LENGTH.min ? "대학 이름을 모두 적어 주세요." : null;
}

function subjectsProblem(answers: TutorApplicantAnswers, catalogue: readonly ListedSubject[]): string | null {
  const { subjects, expertWish } = answers;
  if (TUTOR_SUBJECT_LISTS.every((list) => subjects[list].length === 0)) return "가르칠 과목을 골라 주세요.";
  const [problem] = tutorSubjectProblems(subjects, catalogue, expertWish ? "EXPERT" : "BASIC");
  return problem?.message ?? null;
}
