import {
  type CatalogueLevel,
  type Course,
  decodeCourses,
  encodeCourses,
  MAX_COURSES_PER_ORDER,
  TABLET_TYPES,
  type TabletType,
} from "@pkg/domain";

/** What a buyer has chosen before paying. No personal data: it lives in this browser, signed in or not. */
export interface EnrollmentDraft {
  readonly courses: readonly Course[];
  /** Which tablet, once asked; needed only when the products lend one. */
  readonly tabletType: TabletType | null;
  /** The buyer's own wish to rent, used while the courses are not bundled (a bundle always lends one). */
  readonly rentTablet: boolean;
  /** The catalogue that was looked at last. */
  readonly schoolLevel: CatalogueLevel | null;
  /** When the buyer changed it last, ISO 8601; null for a draft that was never touched. */
  readonly updatedAt: string | null;
}

/** The part of GET /enrollment-drafts/me that is merged: its `data`, and its `updatedAt`. */
export interface ServerDraft {
  readonly data: { readonly courses?: readonly Course[]; readonly tabletType?: string | null };
  readonly updatedAt: string | null;
}

export const EMPTY_DRAFT: EnrollmentDraft = {
  courses: [],
  tabletType: null,
  rentTablet: false,
  schoolLevel: null,
  updatedAt: null,
};

/** Reads a draft of any origin (an older version, another tab, a broken store): what isn't understood is left out. */
export function readDraft(value: unknown): EnrollmentDraft {
  if (typeof value !== "object" || value === null) return EMPTY_DRAFT;
  const { courses, tabletType, rentTablet, schoolLevel, updatedAt } = value as Readonly<Record<string, unknown>>;
  return {
    courses: readCourses(courses),
    tabletType: TABLET_TYPES.find((type) => type === tabletType) ?? null,
    rentTablet: rentTablet === true,
    schoolLevel: schoolLevel === "MIDDLE" || schoolLevel === "HIGH" ? schoolLevel : null,
    updatedAt: typeof updatedAt === "string" && !Number.isNaN(Date.parse(updatedAt)) ? updatedAt : null,
  };
}

/**
 * One draft out of this browser's and the server's, for the moment after login. Lists are never mixed, because a mixed list
 * can break the bundling rule: the newer one that has courses wins, and brings its tablet along. An empty list
 * never wins over a filled one, so that a new device shows what the old one chose. Equal times: this browser's.
 */
export function mergeDrafts(local: EnrollmentDraft, server: ServerDraft | null): EnrollmentDraft {
  const remote = readDraft({ ...server?.data, updatedAt: server?.updatedAt });
  if (remote.courses.length === 0) return local;
  if (local.courses.length > 0 && timeOf(local) >= timeOf(remote)) {
    return { ...local, tabletType: local.tabletType ?? remote.tabletType };
  }
  return { ...local, courses: remote.courses, tabletType: remote.tabletType, updatedAt: remote.updatedAt };
}

function readCourses(value: unknown): Course[] {
  if (!Array.isArray(value)) return [];
  return decodeCourses(encodeCourses(value.filter(isObject))).slice(0, MAX_COURSES_PER_ORDER);
}

function isObject(value: unknown): value is Course {
  return typeof value === "object" && value !== null;
}

function timeOf({ updatedAt }: EnrollmentDraft): number {
  return updatedAt ? Date.parse(updatedAt) : 0;
}
