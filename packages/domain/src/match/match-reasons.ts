import type { LessonStart } from "../schedule/lesson-starts.ts";
import { lessonTimes } from "../schedule/lesson-times.ts";
import { CONFIDENCE_LEVEL_LABELS } from "../subject/confidence-level.ts";
import { TUTOR_GENDER_LABELS, TUTOR_STYLE_LABELS, type TutorStyle } from "../tutor/tutor-types.ts";
import { ADMISSION_TYPE_LABELS, MAJOR_TRACK_LABELS, UNIVERSITY_TIER_LABELS } from "../tutor/university.ts";
import { wishedPassType } from "../tutor-wishes/tutor-pass-type.ts";
import { type MatchBlock, matchBlockMessage } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";

const STYLE_CONNECTIVES: Readonly<Record<TutorStyle, string>> = {
  WARM: "다정하고",
  PASSIONATE: "열정적이고",
  CHARISMATIC: "카리스마 있고",
  METICULOUS: "꼼꼼하고",
  INTERESTING: "재미있고",
  SELF_ESTEEM: "자존감을 키워 주고",
  SPARTA: "스파르타식이고",
};

/** Why a tutor fits: times, styles, confidence, then the wishes that are met. */
export function matchReasons(wish: MatchWish, tutor: MatchTutor, lessons: readonly LessonStart[]): string[] {
  const liked = wish.likedTutorStyles.filter((style) => tutor.styles.includes(style));
  const confidence = tutor.confidenceSubjects.find(({ subject }) => subject === wish.subject)?.level;
  const passType = wishedPassType(wish.tutorPassTypes);
  const isSure = confidence === "VERY_HIGH" || confidence === "HIGH";
  return present([
    lessons.length > 0 && `${lessonTimes(lessons)}, 주 ${lessons.length}번 만날 수 있어요`,
    liked.length > 0 && `${joinStyles(liked)} 성향이에요`,
    isSure && `${wish.subjectLabel} 자신도가 ${CONFIDENCE_LEVEL_LABELS[confidence]}이에요`,
    wish.tutorUniversities.includes(tutor.universityTier) &&
      `${UNIVERSITY_TIER_LABELS[tutor.universityTier]} 선생님이에요`,
    passType !== null && passType === tutor.admissionType && `${ADMISSION_TYPE_LABELS[passType]}로 입학한 선생님이에요`,
    wish.tutorTracks.includes(tutor.majorTrack) && `${MAJOR_TRACK_LABELS[tutor.majorTrack]} 선생님이에요`,
    wish.tutorGenders.includes(tutor.gender) && `${TUTOR_GENDER_LABELS[tutor.gender]}이에요`,
  ]);
}

/** What a tutor misses: hard conditions first, then the wishes that are not met. */
export function matchMisses(wish: MatchWish, tutor: MatchTutor, blocks: readonly MatchBlock[]): string[] {
  const missed = wish.likedTutorStyles.filter((style) => !tutor.styles.includes(style));
  const disliked = wish.dislikedTutorStyles.filter((style) => tutor.styles.includes(style));
  const confidence = tutor.confidenceSubjects.find(({ subject }) => subject === wish.subject)?.level;
  const passType = wishedPassType(wish.tutorPassTypes);
  const isUnsure = confidence === "LOW" || confidence === "VERY_LOW";
  return present([
    ...blocks.map((block) => matchBlockMessage(block, wish)),
    missed.length > 0 && `${labels(TUTOR_STYLE_LABELS, missed)} 성향은 아니에요`,
    disliked.length > 0 && `${labels(TUTOR_STYLE_LABELS, disliked)} 성향이 있어요`,
    isUnsure && `${wish.subjectLabel} 자신도가 ${CONFIDENCE_LEVEL_LABELS[confidence]}예요`,
    isMissed(wish.tutorUniversities, tutor.universityTier) &&
      `${labels(UNIVERSITY_TIER_LABELS, wish.tutorUniversities)} 선생님은 아니에요`,
    passType !== null &&
      passType !== tutor.admissionType &&
      `${ADMISSION_TYPE_LABELS[passType]}로 입학한 선생님은 아니에요`,
    isMissed(wish.tutorTracks, tutor.majorTrack) && `${labels(MAJOR_TRACK_LABELS, wish.tutorTracks)} 선생님은 아니에요`,
  ]);
}

function joinStyles(styles: readonly TutorStyle[]): string {
  const last = styles.length - 1;
  return styles.map((style, index) => (index === last ? TUTOR_STYLE_LABELS : STYLE_CONNECTIVES)[style]).join(" ");
}

function labels<K extends string>(table: Readonly<Record<K, string>>, keys: readonly K[]): string {
  return keys.map((key) => table[key]).join("·");
}

function isMissed(wished: readonly string[], actual: string): boolean {
  return wished.length > 0 && !wished.includes(actual);
}

function present(sentences: readonly (string | false)[]): string[] {
  return sentences.filter((sentence) => sentence !== false);
}
