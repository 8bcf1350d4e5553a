import {
  type CatalogueLevel,
  type Course,
  decodeCourses,
  encodeCourses,
  MAX_COURSES_PER_ORDER,
  TABLET_TYPES,
  type TabletType,
} from "@pkg/domain";

/** A buyer's choices before payment, stored in this browser, signed in or not. No personal data. */
export interface EnrollmentDraft {
  readonly courses: readonly Course[];
  /** The chosen tablet; needed only when the products include one. */
  readonly tabletType: TabletType | null;
  /** The buyer's wish to rent a tablet, used while the courses are not bundled (a bundle includes one). */
  readonly rentTablet: boolean;
  /** The server's draft of these choices, or the last one that an order paid; null for choices that never got there. */
  readonly draftId: string | null;
  /** The last viewed catalogue. */
  readonly schoolLevel: CatalogueLevel | null;
  /** Time of the buyer's last change, ISO 8601; null for an unchanged draft. */
  readonly updatedAt: string | null;
}

/** The merged part of GET /enrollment-drafts/me. */
export interface ServerDraft {
  readonly data: { readonly courses?: readonly Course[]; readonly tabletType?: string | null };
  readonly updatedAt: string | null;
}

export const EMPTY_DRAFT: EnrollmentDraft = {
  courses: [],
  tabletType: null,
  rentTablet: false,
  draftId: null,
  schoolLevel: null,
  updatedAt: null,
};

/** Stands for the id of a draft that was stored before ids were: the server finds it by its courses. */
export const UNNAMED = "unnamed";

/** Parses a draft of any origin (an older version, another tab, a corrupt store) and drops invalid parts. */
export function readDraft(value: unknown): EnrollmentDraft {
  if (typeof value !== "object" || value === null) return EMPTY_DRAFT;
  const { courses, tabletType, rentTablet, draftId, schoolLevel, updatedAt } = value as Readonly<
    Record<string, unknown>
  >;
  return {
    courses: readCourses(courses),
    tabletType: TABLET_TYPES.find((type) => type === tabletType) ?? null,
    rentTablet: rentTablet === true,
    draftId: typeof draftId === "string" ? draftId : null,
    schoolLevel: schoolLevel === "MIDDLE" || schoolLevel === "HIGH" ? schoolLevel : null,
    updatedAt: typeof updatedAt === "string" && !Number.isNaN(Date.parse(updatedAt)) ? updatedAt : null,
  };
}

/**
 * Merges the drafts of browser and server after login. Lists are never mixed, because a mixed list
 * can break the bundling rule: the newer non-empty one wins, together with its tablet. An empty list
 * never wins, so that a new device shows the old one's choices. On equal times the browser's wins.
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
