import {
  ADMISSION_TYPES,
  backgroundPoints,
  MAJOR_TRACKS,
  type MatchTutor,
  type MatchWish,
  stylePoints,
  TUTOR_GENDERS,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
} from "@pkg/domain";

/** What a search knows of a tutor besides time, confidence and load. */
export type TutorTraits = Pick<MatchTutor, "styles" | "gender" | "universityTier" | "admissionType" | "majorTrack">;

/** A style code has one bit for each style, in the order of `TUTOR_STYLES`. */
const STYLE_BITS = TUTOR_STYLES.length;
export const STYLE_CODES = 2 ** STYLE_BITS;
/** A background code is a place in this list. */
export const BACKGROUNDS: readonly Omit<TutorTraits, "styles">[] = UNIVERSITY_TIERS.flatMap((universityTier) =>
  ADMISSION_TYPES.flatMap((admissionType) =>
    MAJOR_TRACKS.flatMap((majorTrack) =>
      TUTOR_GENDERS.map((gender) => ({ universityTier, admissionType, majorTrack, gender })),
    ),
  ),
);
/** Points of a gender that is not wished: no sum gets above zero with it. */
const BLOCKED = -1_000;

/** The number of trait codes. */
export const TRAIT_CODES = STYLE_CODES * BACKGROUNDS.length;

/** One number for a tutor's style code and background code. */
export function traitCode(styles: number, background: number): number {
  return (background << STYLE_BITS) | styles;
}

/**
 * The traits of a trait code.
 * @throws RangeError for a number that is no trait code
 */
export function readTraits(code: number): TutorTraits {
  const background = BACKGROUNDS[code >> STYLE_BITS];
  if (!background) throw new RangeError("Unknown trait code");
  return { styles: TUTOR_STYLES.filter((_, bit) => (code >> bit) & 1), ...background };
}

/** What a part of the traits adds to a score. */
export interface PointsByCode {
  readonly points: Int16Array;
  /** The codes that give exactly so many points; codes of a gender that is not wished are left out. */
  readonly codesByPoints: readonly Uint8Array[];
  readonly most: number;
}

/** What traits add to a score: styles, and university, admission and track together. */
export interface TraitPoints {
  readonly styles: PointsByCode;
  readonly background: PointsByCode;
}

/** Points of a trait code; below zero for a gender that is not wished. */
export function traitPointsOf({ styles, background }: TraitPoints, code: number): number {
  return (styles.points[code & (STYLE_CODES - 1)] ?? 0) + (background.points[code >> STYLE_BITS] ?? BLOCKED);
}

const TRAITS_BY_STYLES = Array.from({ length: STYLE_CODES }, (_, code) => readTraits(code));
/** Asking the domain about every code takes longer than a search; there are a few thousand different wishes. */
const MOST_CACHED = 5_000;
const styleCache = new Map<string, PointsByCode>();
const backgroundCache = new Map<string, PointsByCode>();

/** The points of every code for a wish. */
export function readTraitPoints(wish: MatchWish): TraitPoints {
  const { likedTutorStyles, dislikedTutorStyles } = wish;
  const { tutorUniversities, tutorPassTypes, tutorTracks, tutorGenders } = wish;
  const isWished = ({ gender }: Pick<TutorTraits, "gender">) =>
    tutorGenders.length === 0 || tutorGenders.includes(gender);
  return {
    styles: cached(styleCache, [likedTutorStyles, dislikedTutorStyles], () =>
      TRAITS_BY_STYLES.map((traits) => stylePoints(wish, traits)),
    ),
    background: cached(backgroundCache, [tutorUniversities, tutorPassTypes, tutorTracks, tutorGenders], () =>
      BACKGROUNDS.map((traits) => {
        const { university, admission, track } = backgroundPoints(wish, traits);
        return isWished(traits) ? university + admission + track : BLOCKED;
      }),
    ),
  };
}

function cached(
  cache: Map<string, PointsByCode>,
  wished: readonly (readonly string[])[],
  compute: () => number[],
): PointsByCode {
  let key = "";
  for (const list of wished) key += `${list.length > 1 ? list.toSorted() : list}|`;
  const known = cache.get(key);
  if (known) return known;
  const points = compute();
  const most = Math.max(0, ...points);
  const codes: number[][] = Array.from({ length: most + 1 }, () => []);
  for (const [code, ofCode] of points.entries()) codes[ofCode]?.push(code);
  const codesByPoints = codes.map((list) => Uint8Array.from(list));
  const answer = { points: Int16Array.from(points), codesByPoints, most };
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, answer);
  return answer;
}
