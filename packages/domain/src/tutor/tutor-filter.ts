import { TUTOR_RANKS, type TutorRank } from "../product/tutor-rank.ts";
import { WEEK_PARTS, type WeekPart } from "../schedule/week-parts.ts";
import { UNIVERSITY_GROUPS, type UniversityGroup } from "../university/university.ts";
import { TUTOR_GENDERS, TUTOR_STYLES, type TutorGender, type TutorStyle } from "./tutor-types.ts";

/**
 * Orders of a list of tutors: by fit (only for a subject detail), free time, years of teaching, rating, number of
 * reviews.
 */
export const TUTOR_SORTS = ["FIT", "FREE_TIME", "EXPERIENCE", "RATING", "REVIEWS"] as const;
export type TutorSort = (typeof TUTOR_SORTS)[number];

/** Tutors of one page of a list. */
export const TUTOR_PAGE = 10;

/** What a listed tutor has to have time for: an hour, once a week. */
export const BROWSED_LESSON = { minutes: 60, lessonsPerWeek: 1 } as const;

/** Whom a list of tutors shows; an empty list, or null, asks for nothing. Of a list one has to be met. */
export interface TutorFilter {
  /** Subject key. */
  readonly subject: string | null;
  /** Subject detail key; only with its subject. */
  readonly detail: string | null;
  readonly times: readonly WeekPart[];
  readonly styles: readonly TutorStyle[];
  readonly universities: readonly UniversityGroup[];
  readonly genders: readonly TutorGender[];
  readonly rank: TutorRank | null;
  /** A part of the tutor's name. */
  readonly name: string | null;
  readonly sort: TutorSort;
}

/** The filter that asks for nothing. */
export const NO_TUTOR_FILTER: TutorFilter = {
  subject: null,
  detail: null,
  times: [],
  styles: [],
  universities: [],
  genders: [],
  rank: null,
  name: null,
  sort: "FREE_TIME",
};

/** A filter as an address and `GET /tutors` carry it: lists comma-joined, what asks for nothing left out. */
export type TutorFilterQuery = { readonly [Key in keyof TutorFilter]?: string | undefined };

/** A longer text is no part of a name. */
const NAME_LENGTH = 20;
const KEY = /^[A-Z0-9_]{1,40}$/;

/** Reads a filter of any origin; what is unknown asks for nothing. */
export function readTutorFilter(query: TutorFilterQuery): TutorFilter {
  const subject = keyOf(query.subject);
  const detail = subject ? keyOf(query.detail) : null;
  const [first] = sortsFor({ detail });
  return {
    subject,
    detail,
    times: known(WEEK_PARTS, query.times),
    styles: known(TUTOR_STYLES, query.styles),
    universities: known(UNIVERSITY_GROUPS, query.universities),
    genders: known(TUTOR_GENDERS, query.genders),
    rank: TUTOR_RANKS.find((rank) => rank === query.rank) ?? null,
    name: query.name?.trim().normalize("NFC").slice(0, NAME_LENGTH) || null,
    sort: sortsFor({ detail }).find((sort) => sort === query.sort) ?? first,
  };
}

/** Writes a filter for an address; the first order of its list is left out. */
export function writeTutorFilter(filter: TutorFilter): Record<string, string> {
  const { sort, ...asked } = filter;
  const entries = Object.entries(asked).map(([key, value]) => [key, Array.isArray(value) ? value.join(",") : value]);
  const written = Object.fromEntries(entries.filter(([, value]) => value)) as Record<string, string>;
  return sort === sortsFor(filter)[0] ? written : { ...written, sort };
}

/** The orders that a list may have, its first one first: a fit is known only for a subject detail. */
export function sortsFor({ detail }: Pick<TutorFilter, "detail">): readonly [TutorSort, ...TutorSort[]] {
  return detail ? TUTOR_SORTS : ["FREE_TIME", "EXPERIENCE", "RATING", "REVIEWS"];
}

const keyOf = (text: string | undefined): string | null => (text && KEY.test(text) ? text : null);

/** The values of a comma list that are known, in their usual order. */
function known<Value extends string>(values: readonly Value[], list: string | undefined): Value[] {
  const given = new Set(list?.split(","));
  return values.filter((value) => given.has(value));
}
