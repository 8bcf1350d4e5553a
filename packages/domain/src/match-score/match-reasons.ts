import type { LessonStart } from "../schedule/lesson-starts.ts";
import { lessonTimes } from "../schedule/lesson-times.ts";
import { WEEKDAY_LABELS, WEEKDAYS } from "../schedule/weekly-periods.ts";
import { CONFIDENCE_LEVEL_LABELS, type ConfidenceLevel } from "../subject/confidence-level.ts";
import { countPeople } from "../text/count-people.ts";
import { withParticle } from "../text/with-particle.ts";
import { TUTOR_GENDER_LABELS, TUTOR_STYLE_LABELS, type TutorStyle } from "../tutor/tutor-types.ts";
import { wishedPassType } from "../tutor-wishes/tutor-pass-type.ts";
import { ADMISSION_TYPE_LABELS, MAJOR_TRACK_LABELS, UNIVERSITY_TIER_LABELS } from "../university/university.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { MATCH_PART_LIMITS, type MatchPoints } from "./match-points.ts";

/** Why a tutor fits, which wishes the tutor falls short of, and what else cost points though it was not wished for. */
export interface MatchReasons {
  readonly reasons: readonly string[];
  readonly misses: readonly string[];
  readonly notes: readonly string[];
}

/** What is said of a tutor, with how many students had cost points when it was said; 0 when they did not. */
export interface TutorReasons extends MatchReasons {
  readonly students: number;
}

const STYLE_CONNECTIVES: Readonly<Record<TutorStyle, string>> = {
  WARM: "다정하고",
  PASSIONATE: "열정적이고",
  CHARISMATIC: "카리스마 있고",
  METICULOUS: "꼼꼼하고",
  INTERESTING: "재미있고",
  SELF_ESTEEM: "자존감을 키워 주고",
  SPARTA: "스파르타식이고",
};

/**
 * What is said of weekly lesson times. That several are on one day is no wish, so it is a note. Nothing without times; a
 * lone one may be the only lesson of a trial, so it is not called weekly.
 */
export function timesReasons(lessons: readonly LessonStart[]): Pick<MatchReasons, "reasons" | "notes"> {
  if (lessons.length === 0) return { reasons: [], notes: [] };
  const crowded = WEEKDAYS.map((weekday, day) => ({
    label: WEEKDAY_LABELS[weekday],
    count: lessons.filter((lesson) => lesson.day === day).length,
  })).filter(({ count }) => count > 1);
  const times = lessonTimes(lessons);
  return {
    reasons: [
      crowded.length > 0 || lessons.length === 1
        ? `${times}에 만날 수 있어요`
        : `${times}, 주 ${lessons.length}회 만날 수 있어요`,
    ],
    notes: crowded.map(({ label, count }) => `${label}요일 하루에 수업 ${count}회가 몰려요`),
  };
}

/**
 * What is said of a tutor apart from lesson times and hard conditions: styles, confidence, then the background that
 * was wished. Every part with fewer points than it can have is named, a confidence that is nearly the highest by its
 * level. Confidence and other students are no wish, so they are notes; `studentsNote` says the latter.
 */
export function tutorReasons(wish: MatchWish, tutor: MatchTutor, points: MatchPoints): TutorReasons {
  const liked = wish.likedTutorStyles.filter((style) => tutor.styles.includes(style));
  const missed = wish.likedTutorStyles.filter((style) => !tutor.styles.includes(style));
  const disliked = wish.dislikedTutorStyles.filter((style) => tutor.styles.includes(style));
  const confidence = tutor.confidenceSubjects.find(({ subject }) => subject === wish.subject)?.level;
  const isSure = confidence === "VERY_HIGH" || confidence === "HIGH";
  const background = wishedBackground(wish, tutor);
  const { gender } = tutor;
  const isWishedGender = wish.tutorGenders.includes(gender);
  return {
    reasons: present([
      liked.length > 0 && `${joinStyles(liked)} 성향이에요`,
      isSure &&
        `${withParticle(wish.subjectLabel, "을", "를")} 자신 있게 가르쳐요 (자신감 ${CONFIDENCE_LEVEL_LABELS[confidence]})`,
      (background.met.length > 0 || isWishedGender) &&
        `${[background.met.join("·"), isWishedGender ? TUTOR_GENDER_LABELS[gender] : "선생님"].filter(Boolean).join(" ")}이에요`,
    ]),
    misses: present([
      points.overlap < MATCH_PART_LIMITS.overlap && "함께 비는 시간이 많지 않아요",
      missed.length > 0 && `${labels(TUTOR_STYLE_LABELS, missed)} 성향은 아니에요`,
      disliked.length > 0 && `${labels(TUTOR_STYLE_LABELS, disliked)} 성향이 있어요`,
      background.missed.length > 0 && `${background.missed.join("·")} 선생님은 아니에요`,
    ]),
    notes: isSure ? [] : [confidenceNote(wish.subjectLabel, confidence)],
    students: points.load < MATCH_PART_LIMITS.load ? tutor.activeMatches : 0,
  };
}

/**
 * The note about a tutor's other students.
 * @param when NOW, or THEN for a proposal that is read later
 */
export function studentsNote(students: number, when: "NOW" | "THEN"): string[] {
  if (!students) return [];
  const taught = `${countPeople(students, "명")}을 가르치고 있`;
  return [when === "NOW" ? `지금 ${taught}어요` : `제안할 때 ${taught}었어요`];
}

function confidenceNote(subjectLabel: string, confidence: ConfidenceLevel | undefined): string {
  if (!confidence) return `${subjectLabel} 자신감을 아직 알려 주지 않았어요`;
  const level = CONFIDENCE_LEVEL_LABELS[confidence];
  return `${subjectLabel} 자신감은 ‘${level}’${withParticle(level, "이에요", "예요").slice(level.length)}`;
}

/** The wishes about university, admission and track, each met or missed. */
function wishedBackground(wish: MatchWish, tutor: MatchTutor): { met: string[]; missed: string[] } {
  const passType = wishedPassType(wish.tutorPassTypes);
  const wished = [
    { keys: wish.tutorUniversities, table: UNIVERSITY_TIER_LABELS, actual: tutor.universityTier },
    { keys: passType === null ? [] : [passType], table: ADMITTED_BY, actual: tutor.admissionType },
    { keys: wish.tutorTracks, table: MAJOR_TRACK_LABELS, actual: tutor.majorTrack },
  ].filter(({ keys }) => keys.length > 0);
  const labelsOf = (table: Readonly<Record<string, string>>, keys: readonly string[]) => labels(table, keys);
  const isMet = ({ keys, actual }: (typeof wished)[number]) => keys.some((key) => key === actual);
  return {
    met: wished.filter(isMet).map(({ table, actual }) => labelsOf(table, [actual])),
    missed: wished.filter((one) => !isMet(one)).map(({ table, keys }) => labelsOf(table, keys)),
  };
}

const ADMITTED_BY = {
  EARLY_DECISION: `${ADMISSION_TYPE_LABELS.EARLY_DECISION} 입학`,
  REGULAR_DECISION: `${ADMISSION_TYPE_LABELS.REGULAR_DECISION} 입학`,
} as const;

function joinStyles(styles: readonly TutorStyle[]): string {
  const last = styles.length - 1;
  return styles.map((style, index) => (index === last ? TUTOR_STYLE_LABELS : STYLE_CONNECTIVES)[style]).join(" ");
}

function labels<K extends string>(table: Readonly<Record<K, string>>, keys: readonly K[]): string {
  return keys.map((key) => table[key]).join("·");
}

function present(sentences: readonly (string | false)[]): string[] {
  return sentences.filter((sentence) => sentence !== false);
}
