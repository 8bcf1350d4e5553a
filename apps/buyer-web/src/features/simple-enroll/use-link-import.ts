"use client";

import { useEffect, useEffectEvent } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { variantOf } from "@/lib/catalogue/find-variant";
import { isSameLesson } from "./course-entries";
import { monthlyLessons, withLesson } from "./lesson-offers";
import { proposeCourses } from "./propose-courses";
import type { SimpleEnroll } from "./use-simple-enroll";

const NOTHING = { courses: [], rentTablet: false } as const;
const PLAIN = { rentTablet: false, bundlingApplied: false } as const;

/**
 * Imports the URL's courses once: `courses` of a link replace the list (invalid ones are dropped, and the
 * buyer starts clean); without them, the lesson the address stands on is taken. It takes the place of the same one of
 * an earlier visit; beside other courses it is taken only when the link means it, and then they stay.
 */
export function useLinkImport(catalogue: EnrollCatalogue, enroll: SimpleEnroll): void {
  const read = useEffectEvent(() => {
    const { place, list, lesson, change, take, propose } = enroll;
    const query = new URLSearchParams(location.search);
    const text = query.get("courses");
    // Few addresses name a list.
    if (text !== null) {
      void import("./take-linked-courses").then(({ takeLinkedCourses }) => takeLinkedCourses(text, catalogue, enroll));
      return;
    }
    const others = list.courses.filter((course) => !lesson || !isSameLesson(course, lesson));
    const isMeant = query.has("take");
    if (isMeant) void change({ take: null });
    if ((others.length > 0 && !isMeant) || !lesson) return;
    const { months, rentTablet } = place.choice;
    const [wanted] = monthlyLessons(catalogue.products, place.choice, [months ?? 0]);
    // A tablet or a bundle is no other lesson.
    const plain = enroll.currentProduct && variantOf(catalogue.products, enroll.currentProduct, PLAIN);
    if (!wanted || plain?.id === wanted.id) return;
    if (others.length > 0) return propose(withLesson({ ...list, courses: others }, lesson, wanted));
    const proposal = proposeCourses(catalogue, NOTHING, withLesson({ ...NOTHING, rentTablet }, lesson, wanted));
    if (typeof proposal !== "string") take(proposal);
  });

  useEffect(() => {
    if (enroll.ready) read();
  }, [enroll.ready]);
}
