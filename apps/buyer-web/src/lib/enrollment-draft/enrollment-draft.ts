import { type CatalogueLevel, type Course, MAX_COURSES_PER_ORDER, type TabletType } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist, type StorageValue } from "zustand/middleware";
import { EMPTY_DRAFT, type EnrollmentDraft, readDraft, UNNAMED } from "./enrollment-draft-data";

export {
  EMPTY_DRAFT,
  type EnrollmentDraft,
  mergeDrafts,
  type ServerDraft,
  UNNAMED,
} from "./enrollment-draft-data";

interface DraftActions {
  /** Adds a course at the end; with 10 courses already it changes nothing. */
  addCourse(course: Course): void;
  /** Removes the course at an index. */
  removeCourse(index: number): void;
  /** Replaces the course at an index, for example with a swap or a bundled variant. */
  replaceCourse(index: number, course: Course): void;
  /** Replaces the whole list: entering or leaving a bundle changes every course at once. */
  setCourses(courses: readonly Course[]): void;
  setTabletType(tabletType: TabletType | null): void;
  setRentTablet(rentTablet: boolean): void;
  setSchoolLevel(schoolLevel: CatalogueLevel): void;
  /** Stores a merged draft with its own time (`mergeDrafts`). */
  restore(draft: EnrollmentDraft): void;
}

const STORAGE_KEY = "naran.enrollment-draft";
/** 2: with the id of the server's draft. */
const STORAGE_VERSION = 2;
const keptDraft = storedValue("local", STORAGE_KEY, (kept): StorageValue<EnrollmentDraft> | null => {
  if (!isRecord(kept)) return null;
  const { state, version } = kept;
  return { state: readDraft(state), version: typeof version === "number" ? version : 0 };
});

/**
 * The enrollment draft of this browser: versioned in localStorage; without storage it lasts until
 * the page unloads. Server HTML and the first paint see an empty draft; check `useDraftReady` before an empty state.
 */
export const useEnrollmentDraft = create<EnrollmentDraft & DraftActions>()(
  persist(
    (set, get) => {
      const change = (part: Partial<EnrollmentDraft>) => set({ ...part, updatedAt: serverNow().toISOString() });
      const setCourses = (courses: readonly Course[]) => {
        // What is chosen after everything was paid is another wish.
        const draftId = get().courses.length > 0 ? get().draftId : null;
        change({ courses: courses.slice(0, MAX_COURSES_PER_ORDER), draftId });
      };
      return {
        ...EMPTY_DRAFT,
        addCourse: (course) => setCourses([...get().courses, course]),
        removeCourse: (index) => setCourses(get().courses.filter((_, at) => at !== index)),
        replaceCourse: (index, course) => setCourses(get().courses.map((old, at) => (at === index ? course : old))),
        setCourses,
        setTabletType: (tabletType) => change({ tabletType }),
        setRentTablet: (rentTablet) => change({ rentTablet }),
        setSchoolLevel: (schoolLevel) => change({ schoolLevel }),
        restore: (draft) => set(draft),
      };
    },
    {
      name: STORAGE_KEY,
      version: STORAGE_VERSION,
      storage: {
        getItem: () => keptDraft.read(),
        setItem: (_name, value) => keptDraft.write(value),
        removeItem: () => keptDraft.forget(),
      },
      partialize: ({ courses, tabletType, rentTablet, draftId, schoolLevel, updatedAt }): EnrollmentDraft => ({
        courses,
        tabletType,
        rentTablet,
        draftId,
        schoolLevel,
        updatedAt,
      }),
      migrate: (stored) => ({ ...readDraft(stored), draftId: UNNAMED }),
      merge: (stored, current) => ({ ...current, ...readDraft(stored) }),
    },
  ),
);

const neverChanges = () => () => undefined;

/** False in server HTML and during hydration, then true: the stored draft is loaded. */
export function useDraftReady(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Reloads the draft when another tab changes it. @returns the unsubscribe function */
export function followDraftOfOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) void useEnrollmentDraft.persist.rehydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
