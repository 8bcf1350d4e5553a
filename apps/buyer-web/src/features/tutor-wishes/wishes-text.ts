import {
  GRADE_BAND_LABELS,
  MAJOR_TRACK_LABELS,
  STUDY_GOAL_LABELS,
  TUTOR_GENDER_LABELS,
  TUTOR_STYLE_LABELS,
  tutorPassTypePhrase,
  UNIVERSITY_TIER_LABELS,
  WEEKDAY_LABELS,
  WEEKDAYS,
  wishedPassType,
} from "@pkg/domain";
import type { ApplicantStep } from "./step-plan";
import type { Wishes } from "./wishes";

/** One answered question: label, answer and the step that edits it. */
export interface WishText {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly step: ApplicantStep;
  /** Chosen by the family, not the default. */
  readonly isChosen: boolean;
}

const ANY = ["상관없어요"];

/** The wishes as display text, in step order. @param tutorNames of the tutors who are asked first */
export function wishTexts(wishes: Wishes, tutorNames: readonly string[]): WishText[] {
  const { studyPurposes, tutorUniversities, tutorTracks, likedTutorStyles, dislikedTutorStyles, tutorGenders } = wishes;
  const [gender, ...others] = tutorGenders;
  return [
    row(
      "goals",
      "목표",
      "GOALS",
      studyPurposes.map((goal) => STUDY_GOAL_LABELS[goal]),
      ["아직 고르지 않았어요"],
    ),
    row("marks", "성적", "GOALS", wishes.gradeBand ? [GRADE_BAND_LABELS[wishes.gradeBand]] : [], ["말하지 않았어요"]),
    row("universities", "대학", "BACKGROUND", [
      tutorUniversities.map((tier) => UNIVERSITY_TIER_LABELS[tier]).join(", "),
    ]),
    row(
      "pass",
      "전형",
      "BACKGROUND",
      wishedPassType(wishes.tutorPassTypes) ? [tutorPassTypePhrase(wishes.tutorPassTypes)] : [],
    ),
    row("tracks", "계열", "BACKGROUND", [tutorTracks.map((track) => MAJOR_TRACK_LABELS[track]).join(", ")]),
    row("times", "시간", "TIMES", timeLines(wishes), ["아직 고르지 않았어요"]),
    row("liked", "좋아하는 성향", "TIMES", [likedTutorStyles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ")]),
    row(
      "disliked",
      "피하고 싶은 성향",
      "TIMES",
      [dislikedTutorStyles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ")],
      ["없어요"],
    ),
    row("gender", "성별", "TIMES", gender && others.length === 0 ? [TUTOR_GENDER_LABELS[gender]] : []),
    row("memo", "전할 말", "MEMO", [wishes.tutorMemo.trim()], ["없어요"]),
    row(
      "tutors",
      "먼저 제안",
      "TUTORS",
      tutorNames.map((name) => `${name} 선생님`),
      ["추천에 맡겨요"],
    ),
  ];
}

/** "월 19:00–21:00, 20:00–22:00", one line a day. */
function timeLines({ weeklyAvailablePeriods }: Wishes): string[] {
  return WEEKDAYS.filter((day) => weeklyAvailablePeriods[day].length > 0).map(
    (day) =>
      `${WEEKDAY_LABELS[day]} ${weeklyAvailablePeriods[day].map((period) => period.replace("-", "–")).join(", ")}`,
  );
}

function row(id: string, label: string, step: ApplicantStep, lines: readonly string[], empty = ANY): WishText {
  const filled = lines.filter((line) => line !== "");
  const isChosen = filled.length > 0;
  return { id, label, step, isChosen, lines: isChosen ? filled : empty };
}
