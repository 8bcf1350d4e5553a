import { type CatalogueLevel, type Course, MAX_COURSES_PER_ORDER, type TabletType } from "@pkg/domain";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist, type StorageValue } from "zustand/middleware";
import { EMPTY_DRAFT, type EnrollmentDraft, readDraft } from "./enrollment-draft-data";

export { EMPTY_DRAFT, type EnrollmentDraft, mergeDrafts, type ServerDraft } from "./enrollment-draft-data";

interface DraftActions {
  /** Adds a course at the end; with 10 courses already it changes nothing. */
  addCourse(course: Course): void;
  /** Takes out the course at a place in the list. */
  removeCourse(index: number): void;
  /** Puts another course in a place in the list, for example a swap or a bundled variant. */
  replaceCourse(index: number, course: Course): void;
  /** Replaces the whole list: entering or leaving a bundle changes every course at once. */
  setCourses(courses: readonly Course[]): void;
  setTabletType(tabletType: TabletType | null): void;
  setRentTablet(rentTablet: boolean): void;
  setSchoolLevel(schoolLevel: CatalogueLevel): void;
  /** Takes over a merged draft with its own time (`mergeDrafts`). */
  restore(draft: EnrollmentDraft): void;
  /** Empties it: after a paid order. */
  clear(): void;
}

const STORAGE_KEY = "naran.enrollment-draft";
const STORAGE_VERSION = 1;
const keptDraft = storedValue("local", STORAGE_KEY, (kept): StorageValue<EnrollmentDraft> | null => {
  if (!isRecord(kept)) return null;
  const { state, version } = kept;
  return { state: readDraft(state), version: typeof version === "number" ? version : 0 };
});

/**
 * The enrollment draft of this browser: kept in localStorage, versioned, and working without it (then it lives as long as
 * the page). Server HTML and the first paint see the empty draft; ask `useDraftReady` before showing "nothing chosen".
 */
export const useEnrollmentDraft = create<EnrollmentDraft & DraftActions>()(
  persist(
    (set, get) => {
      const change = (part: Partial<EnrollmentDraft>) => set({ ...part, updatedAt: new Date().toISOString() });
      const setCourses = (courses: readonly Course[]) => change({ courses: courses.slice(0, MAX_COURSES_PER_ORDER) });
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
        clear: () => set(EMPTY_DRAFT),
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
      partialize: ({ courses, tabletType, rentTablet, schoolLevel, updatedAt }): EnrollmentDraft => ({
        courses,
        tabletType,
        rentTablet,
        schoolLevel,
        updatedAt,
      }),
      migrate: readDraft,
      merge: (stored, current) => ({ ...current, ...readDraft(stored) }),
    },
  ),
);

const neverChanges = () => () => undefined;

/** False in server HTML and while hydrating, true from then on: the stored draft is in the store. */
export function useDraftReady(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Reads the draft again when another tab has changed it. Returns the function that stops listening. */
export function followDraftOfOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) void useEnrollmentDraft.persist.rehydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
