"use client";

import { decodeCourses, MAX_COURSES_PER_ORDER } from "@pkg/domain";
import { useEffect, useEffectEvent } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { choiceOf } from "@/lib/catalogue/lesson-choice";
import { courseEntries } from "./course-entries";
import { placeChanges } from "./enroll-place";
import { monthlyLessons, withLesson } from "./lesson-offers";
import { proposeCourses } from "./propose-courses";
import type { SimpleEnroll } from "./use-simple-enroll";

const NOTHING = { courses: [], rentTablet: false } as const;

/**
 * Imports the URL's courses once: `courses` of a link replace the list (invalid ones are dropped, and the
 * buyer starts clean); without them, and with nothing chosen yet, the lesson the address stands on is taken.
 */
export function useLinkImport(catalogue: EnrollCatalogue, enroll: SimpleEnroll): void {
  const read = useEffectEvent(() => {
    const { place, list, lesson, change, take } = enroll;
    const text = new URLSearchParams(location.search).get("courses");
    if (text !== null) {
      const courses = decodeCourses(text).slice(0, MAX_COURSES_PER_ORDER);
      const entries = courseEntries(courses, catalogue);
      const rentTablet = entries.some(({ product }) => product?.rentTablet && !product.bundlingApplied);
      const proposal = proposeCourses(catalogue, NOTHING, { courses, rentTablet });
      if (courses.length > 0) take(typeof proposal === "string" ? { courses, rentTablet } : proposal);
      const last = entries.findLast(({ isSold }) => isSold);
      const choice = last?.product ? choiceOf(last.product, place.choice) : place.choice;
      const changes = placeChanges(choice, last?.course.subject ?? null, last?.course.subjectDetail ?? null);
      void change({ ...changes, courses: null });
      return;
    }
    if (list.courses.length > 0 || !lesson) return;
    const { months, rentTablet } = place.choice;
    const [wanted] = monthlyLessons(catalogue.products, place.choice, [months ?? 0]);
    if (!wanted) return;
    const proposal = proposeCourses(catalogue, NOTHING, withLesson({ ...NOTHING, rentTablet }, lesson, wanted));
    if (typeof proposal !== "string") take(proposal);
  });

  useEffect(() => {
    if (enroll.ready) read();
  }, [enroll.ready]);
}
