import {
  ADMISSION_TYPE_LABELS,
  capacityProblem,
  introductionProblem,
  MAJOR_GROUP_LABELS,
  MAJOR_TRACK_LABELS,
  TUTOR_STYLE_LABELS,
  teachingBasisProblem,
  teachingBasisText,
  teachingYearsProblem,
  tutorStylesProblem,
} from "@pkg/domain";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";

/** The form's fields that are saved. */
export type ProfileFacts = Pick<
  OwnTutor,
  | "introduction"
  | "styles"
  | "teachingYears"
  | "capacity"
  | "major"
  | "majorGroup"
  | "majorTrack"
  | "admissionType"
  | "publishesVoice"
  | "teachingBasis"
  | "reportNumber"
>;

/** The form's values; numbers as typed text. */
export type ProfileValues = Omit<ProfileFacts, "teachingYears" | "capacity" | "reportNumber"> & {
  readonly teachingYears: string;
  readonly capacity: string;
  readonly reportNumber: string;
};

export type ProfileErrors = Partial<Record<keyof ProfileFacts, string>>;

export const factsOf = (tutor: OwnTutor): ProfileFacts => ({
  introduction: tutor.introduction,
  styles: tutor.styles,
  teachingYears: tutor.teachingYears,
  capacity: tutor.capacity,
  major: tutor.major,
  majorGroup: tutor.majorGroup,
  majorTrack: tutor.majorTrack,
  admissionType: tutor.admissionType,
  publishesVoice: tutor.publishesVoice,
  teachingBasis: tutor.teachingBasis,
  reportNumber: tutor.reportNumber,
});

export function valuesOf(tutor: OwnTutor): ProfileValues {
  const facts = factsOf(tutor);
  const { teachingYears, capacity, reportNumber } = facts;
  return {
    ...facts,
    teachingYears: String(teachingYears),
    capacity: String(capacity),
    reportNumber: reportNumber ?? "",
  };
}

const toNumber = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

export function toFacts(values: ProfileValues): ProfileFacts {
  return {
    ...values,
    introduction: values.introduction.trim(),
    major: values.major.trim(),
    teachingYears: toNumber(values.teachingYears),
    capacity: toNumber(values.capacity),
    reportNumber: values.teachingBasis === "REPORTED" ? values.reportNumber.trim() : null,
  };
}

/** One message for each invalid field, in the form's order. */
export function profileProblems(values: ProfileValues, activeStudents: number): ProfileErrors {
  const facts = toFacts(values);
  const { introduction, styles, teachingYears, capacity, major } = facts;
  // Who taught before the question has time to answer it; nothing else of the profile waits for that.
  const basis = facts.teachingBasis ? teachingBasisProblem(facts) : null;
  const problems = {
    introduction: introductionProblem(introduction),
    styles: tutorStylesProblem(styles),
    teachingYears: teachingYearsProblem(teachingYears),
    capacity: capacityProblem(capacity, activeStudents),
    major: major.length < 2 ? "전공을 두 글자 이상 적어 주세요." : null,
    ...(basis ? { [basis.path]: basis.message } : {}),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message)) as ProfileErrors;
}

/** Every field as text, for the choice between two versions. */
export function factRows(theirs: ProfileFacts, mine: ProfileFacts) {
  const texts: ReadonlyArray<readonly [string, (facts: ProfileFacts) => string]> = [
    ["소개", ({ introduction }) => introduction],
    ["수업 스타일", ({ styles }) => styles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ")],
    ["과외 경력", ({ teachingYears }) => `${teachingYears}년`],
    ["맡을 수업 수", ({ capacity }) => `${capacity}개`],
    ["전공", ({ major }) => major],
    ["계열", ({ majorGroup, majorTrack }) => `${MAJOR_GROUP_LABELS[majorGroup]} · ${MAJOR_TRACK_LABELS[majorTrack]}`],
    ["목소리 공개", ({ publishesVoice }) => (publishesVoice ? "공개해요" : "공개하지 않아요")],
    ["재학·과외 신고", teachingBasisText],
    ["입학 전형", ({ admissionType }) => ADMISSION_TYPE_LABELS[admissionType]],
  ];
  return texts.map(([label, text]) => ({ label, theirs: text(theirs), mine: text(mine) }));
}
