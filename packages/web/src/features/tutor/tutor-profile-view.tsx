import type { components } from "@pkg/api-client";
import {
  CONFIDENCE_LEVEL_LABELS,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  formatKoreanDate,
  TUTOR_STYLE_LABELS,
  TUTOR_SUBJECT_LISTS,
  teachingYearsText,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from "@pkg/domain";
import { seedOf } from "@pkg/ui/portrait";
import { TutorProfile } from "@pkg/ui/tutor-profile";
import type { ReactNode } from "react";
import { dayText, toPeriods, toWeek } from "../lessons/week-of";
import { shownConfidence } from "./shown-confidence";

/** What buyers may know of a tutor (`GET /tutors/{id}`). */
export type PublicTutor = components["schemas"]["PublicTutor"];
interface Named {
  readonly key: string;
  readonly label: string;
}
type Subject = Named & { readonly subjectDetails: readonly Named[] };

type TutorProfileViewProps = {
  tutor: Pick<
    PublicTutor,
    | "id"
    | "name"
    | "gender"
    | "universityName"
    | "major"
    | "styles"
    | "teachingYears"
    | "introduction"
    | "subjects"
    | "weeklyAvailablePeriods"
  > &
    Partial<Pick<PublicTutor, "isStudyChecked">>;
  /** The catalogue, for the names of subjects. */
  subjects: readonly Subject[];
  level?: 1 | 2 | 3;
  /** The coming days with time, in the place of the weekly times. */
  freeDays?: PublicTutor["freeDays"];
  /** Below the years of teaching. */
  moreLines?: readonly string[];
  /** Between the person and the introduction. */
  children?: ReactNode;
};

function confidenceOf(sure: ConfidenceLevel): { label: string; value: number } | null {
  const shown = shownConfidence(sure);
  if (!shown) return null;
  return {
    label: CONFIDENCE_LEVEL_LABELS[shown],
    value: CONFIDENCE_LEVELS.length - CONFIDENCE_LEVELS.indexOf(shown),
  };
}

/** A tutor as buyers see one; the tutor's own preview shows the same. */
export function TutorProfileView(props: TutorProfileViewProps) {
  const { tutor, subjects, level, freeDays, moreLines = [], children } = props;
  const taught = TUTOR_SUBJECT_LISTS.flatMap((list) => tutor.subjects[list]);
  const week = toPeriods(toWeek(tutor.weeklyAvailablePeriods));
  return (
    <TutorProfile
      level={level}
      name={`${tutor.name} 선생님`}
      portrait={{ seed: seedOf(tutor.id), gender: tutor.gender }}
      lines={[
        `${tutor.universityName} ${tutor.major}`,
        ...(tutor.isStudyChecked ? ["재학·졸업 서류를 확인했어요"] : []),
        teachingYearsText(tutor.teachingYears),
        ...moreLines,
      ]}
      styles={tutor.styles.map((style) => TUTOR_STYLE_LABELS[style])}
      introduction={tutor.introduction}
      subjects={tutor.subjects.confidenceSubjects.flatMap(({ subject, level: sure }) => {
        const found = subjects.find(({ key }) => key === subject);
        const details = found?.subjectDetails.filter(({ key }) => taught.includes(key)).map(({ label }) => label) ?? [];
        return found ? [{ label: found.label, details, level: confidenceOf(sure) }] : [];
      })}
      labels={freeDays ? { times: "이번 주 비어 있는 시간", noTimes: "이번 주에는 빈 시간이 없어요." } : undefined}
      times={
        freeDays?.map(({ date, periods }) => ({ day: formatKoreanDate(date), times: dayText(periods) })) ??
        WEEKDAYS.filter((day) => week[day].length > 0).map((day) => ({
          day: WEEKDAY_LABELS[day],
          times: dayText(week[day]),
        }))
      }
    >
      {children}
    </TutorProfile>
  );
}
