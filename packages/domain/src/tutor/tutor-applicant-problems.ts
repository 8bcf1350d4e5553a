import { isSubjectForRank } from "../subject/subjects-for-rank.ts";
import {
  TUTOR_INTRODUCTION_MAX,
  TUTOR_INTRODUCTION_MIN,
  TUTOR_STYLES_MAX,
  type TutorApplicantAnswers,
  taughtSubjectDetails,
} from "./tutor-applicant.ts";

/** What keeps an application from being sent, at its field. */
export interface TutorApplicantProblem {
  readonly path: keyof TutorApplicantAnswers;
  readonly message: string;
}

/** Subject key by subject detail key, of the catalogue. */
export type SubjectOfDetail = (subjectDetailKey: string) => string | undefined;

/**
 * Everything that is missing or wrong in an application, in the order of the form; empty when it may be sent.
 * @param subjectOf looks a subject detail's subject up; details that it does not know are refused
 */
export function tutorApplicantProblems(
  answers: TutorApplicantAnswers,
  subjectOf: SubjectOfDetail,
): TutorApplicantProblem[] {
  const problems: TutorApplicantProblem[] = [];
  const ask = (path: TutorApplicantProblem["path"], message: string) => problems.push({ path, message });
  if (!answers.name) ask("name", "이름을 적어 주세요.");
  if (!answers.phoneNumber) ask("phoneNumber", "휴대폰 번호를 적어 주세요.");
  if (!answers.gender) ask("gender", "성별을 골라 주세요.");
  if (!answers.universityId) ask("universityId", "대학교를 찾아서 골라 주세요.");
  if (!answers.major) ask("major", "학과를 적어 주세요.");
  if (!answers.majorGroup) ask("majorGroup", "전공 계열을 골라 주세요.");
  if (!answers.majorTrack) ask("majorTrack", "문과와 이과 가운데 골라 주세요.");
  if (!answers.admissionType) ask("admissionType", "입학 전형을 골라 주세요.");
  if (answers.teachingYears === null) ask("teachingYears", "과외 경력을 골라 주세요.");
  const subjects = subjectsProblem(answers, subjectOf);
  if (subjects) ask("subjects", subjects);
  if (answers.styles.length === 0) ask("styles", "수업 스타일을 골라 주세요.");
  if (answers.styles.length > TUTOR_STYLES_MAX)
    ask("styles", `수업 스타일은 ${TUTOR_STYLES_MAX}가지까지 고를 수 있어요.`);
  const letters = (answers.introduction ?? "").trim().length;
  if (letters < TUTOR_INTRODUCTION_MIN) ask("introduction", `${TUTOR_INTRODUCTION_MIN}자 이상 적어 주세요.`);
  if (letters > TUTOR_INTRODUCTION_MAX) ask("introduction", `${TUTOR_INTRODUCTION_MAX}자까지 적을 수 있어요.`);
  return problems;
}

/** The first thing wrong with the subjects: none, unknown, refused to experts (spec §6), or without a confidence. */
function subjectsProblem(
  { subjects, expertWish }: TutorApplicantAnswers,
  subjectOf: SubjectOfDetail,
): string | undefined {
  const details = taughtSubjectDetails(subjects);
  if (details.length === 0) return "가르칠 과목을 골라 주세요.";
  const keys = details.map(subjectOf);
  if (keys.includes(undefined)) return "지금은 가르칠 수 없는 과목이 있어요. 다시 골라 주세요.";
  if (keys.some((key) => key && !isSubjectForRank(key, expertWish ? "EXPERT" : "BASIC"))) {
    return "전문 선생님은 국어·과학·사회를 가르칠 수 없어요.";
  }
  const rated = new Set(subjects.confidenceSubjects.map(({ subject }) => subject));
  return keys.every((key) => key && rated.has(key)) ? undefined : "과목마다 자신 있는 정도를 골라 주세요.";
}
