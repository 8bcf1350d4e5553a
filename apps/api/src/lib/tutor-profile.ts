import {
  ADMISSION_TYPES,
  type AdmissionType,
  backgroundPoints,
  MAJOR_TRACKS,
  type MajorTrack,
  type MatchWish,
  stylePoints,
  TUTOR_GENDERS,
  TUTOR_PASS_TYPES,
  TUTOR_STYLES,
  type TutorGender,
  type TutorStyle,
  UNIVERSITY_TIERS,
  type UniversityTier,
} from "@pkg/domain";

/** What a search knows of a tutor besides time, confidence and load. */
export interface TutorProfile {
  readonly styles: readonly TutorStyle[];
  readonly gender: TutorGender;
  readonly universityTier: UniversityTier;
  readonly admissionType: AdmissionType;
  readonly majorTrack: MajorTrack;
}

/** Number of style codes: one bit for each style, in the order of `TUTOR_STYLES`. */
export const STYLE_CODES = 2 ** TUTOR_STYLES.length;
/** Number of background codes: ((tier x admissions + admission) x tracks + track) x genders + gender. */
export const BACKGROUND_CODES =
  UNIVERSITY_TIERS.length * ADMISSION_TYPES.length * MAJOR_TRACKS.length * TUTOR_GENDERS.length;
/** Points of a gender that is not wished: no sum gets above zero with it. */
const BLOCKED = -1_000;

/** The style code of some styles. */
export function styleCode(styles: readonly TutorStyle[]): number {
  return subsetCode(TUTOR_STYLES, styles);
}

/** The background code of a tutor. */
export function backgroundCode(tutor: Omit<TutorProfile, "styles">): number {
  const tier = UNIVERSITY_TIERS.indexOf(tutor.universityTier);
  const admission = tier * ADMISSION_TYPES.length + ADMISSION_TYPES.indexOf(tutor.admissionType);
  const track = admission * MAJOR_TRACKS.length + MAJOR_TRACKS.indexOf(tutor.majorTrack);
  return track * TUTOR_GENDERS.length + TUTOR_GENDERS.indexOf(tutor.gender);
}

/**
 * The profile that two codes stand for.
 * @throws RangeError for a code that is none
 */
export function readProfile(styles: number, background: number): TutorProfile {
  const [track, gender] = divide(background, TUTOR_GENDERS.length);
  const [admission, majorTrack] = divide(track, MAJOR_TRACKS.length);
  const [tier, admissionType] = divide(admission, ADMISSION_TYPES.length);
  return {
    styles: TUTOR_STYLES.filter((_, bit) => (styles >> bit) & 1),
    gender: at(TUTOR_GENDERS, gender),
    universityTier: at(UNIVERSITY_TIERS, tier),
    admissionType: at(ADMISSION_TYPES, admissionType),
    majorTrack: at(MAJOR_TRACKS, majorTrack),
  };
}

/** What a part of the profile adds to a score. */
export interface PointsByCode {
  readonly points: Int16Array;
  /** The codes by their points, the most first; without those of a gender that is not wished. */
  readonly codes: Uint8Array;
  /** Where the codes of so many points begin among `codes`, by `most - points`; one more at the end. */
  readonly starts: Uint8Array;
  readonly most: number;
}

/** What the profile adds to a score, by code (product §7). */
export interface ProfilePoints {
  /** Points for styles. */
  readonly styles: PointsByCode;
  /** Points for university, admission and track; far below zero for a gender that is not wished. */
  readonly background: PointsByCode;
}

const PROFILES_BY_STYLES = Array.from({ length: STYLE_CODES }, (_, code) => readProfile(code, 0));
const PROFILES_BY_BACKGROUND = Array.from({ length: BACKGROUND_CODES }, (_, code) => readProfile(0, code));

/** The points of every code for a wish. */
export function profilePoints(wish: MatchWish): ProfilePoints {
  return { styles: stylePointsByCode(wish), background: backgroundPointsByCode(wish) };
}

/** The domain's answers by what was asked: there are a few thousand questions at most. */
const knownStyles = new Map<number, PointsByCode>();
const knownBackgrounds = new Map<number, PointsByCode>();

function stylePointsByCode(wish: MatchWish): PointsByCode {
  const ask = () => byPoints(Int16Array.from(PROFILES_BY_STYLES, (profile) => stylePoints(wish, profile)));
  const { likedTutorStyles: liked, dislikedTutorStyles: disliked } = wish;
  // A style that is named twice counts twice, which the code cannot say.
  const isTwice = new Set(liked).size < liked.length || new Set(disliked).size < disliked.length;
  return isTwice ? ask() : remember(knownStyles, styleCode(liked) * STYLE_CODES + styleCode(disliked), ask);
}

function backgroundPointsByCode(wish: MatchWish): PointsByCode {
  const question = [
    subsetCode(UNIVERSITY_TIERS, wish.tutorUniversities),
    subsetCode(TUTOR_PASS_TYPES, wish.tutorPassTypes),
    subsetCode(MAJOR_TRACKS, wish.tutorTracks),
    subsetCode(TUTOR_GENDERS, wish.tutorGenders),
  ].reduce((all, code) => all * SUBSETS + code);
  return remember(knownBackgrounds, question, () =>
    byPoints(
      Int16Array.from(PROFILES_BY_BACKGROUND, (profile) => {
        if (wish.tutorGenders.length > 0 && !wish.tutorGenders.includes(profile.gender)) return BLOCKED;
        const { university, admission, track } = backgroundPoints(wish, profile);
        return university + admission + track;
      }),
    ),
  );
}

function byPoints(points: Int16Array): PointsByCode {
  const most = Math.max(0, ...points);
  const codes = [...points.keys()].filter((code) => (points[code] ?? 0) >= 0);
  codes.sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const withMore = (than: number) => codes.filter((code) => (points[code] ?? 0) > than).length;
  return {
    points,
    codes: Uint8Array.from(codes),
    starts: Uint8Array.from({ length: most + 2 }, (_, below) => withMore(most - below)),
    most,
  };
}

function remember(known: Map<number, PointsByCode>, question: number, ask: () => PointsByCode): PointsByCode {
  const answer = known.get(question) ?? ask();
  known.set(question, answer);
  return answer;
}

/** More than the subsets of the longest list. */
const SUBSETS = 2 ** UNIVERSITY_TIERS.length;

function subsetCode<T>(all: readonly T[], some: readonly T[]): number {
  let code = 0;
  for (let bit = 0; bit < all.length; bit++) if (some.some((one) => one === all[bit])) code |= 1 << bit;
  return code;
}

function divide(value: number, by: number): [whole: number, rest: number] {
  return [Math.floor(value / by), value % by];
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError("Unknown profile code");
  return value;
}
