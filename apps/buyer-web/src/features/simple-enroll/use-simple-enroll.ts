"use client";

import type { Course, Product } from "@pkg/domain";
import { trialLesson } from "@pkg/domain";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { choiceOf, type LessonChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import { useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { isSameLesson } from "./course-entries";
import { ENROLL_QUERY, lessonPlace, placeChanges, readPlace } from "./enroll-place";
import { monthlyLessons, sameLessonFor, withLesson } from "./lesson-offers";
import type { Start } from "./start-level";
import { offeredOptions } from "./tutor-offer";
import { useCourseList } from "./use-course-list";

/** State and actions of the three steps: the URL holds the step, the draft holds the courses. */
export type SimpleEnroll = ReturnType<typeof useSimpleEnroll>;

/**
 * @param catalogue everything that is sold: the list may hold courses of an earlier visit
 * @param offered what the steps offer: with a tutor, what that tutor teaches
 */
export function useSimpleEnroll(catalogue: EnrollCatalogue, offered: EnrollCatalogue, tutorId?: string) {
  const setSchoolLevel = useEnrollmentDraft((draft) => draft.setSchoolLevel);
  const courseList = useCourseList(catalogue);
  const { list, propose, setProblem } = courseList;
  const [query, change] = useQueryStates(ENROLL_QUERY);
  const [isAdding, setAdding] = useState(false);
  const [hadTrials, setHadTrials] = useState<Start["hadTrials"]>([]);
  const options = offeredOptions(offered);
  const place = readPlace(query, offered, options, tutorId);
  const { choice } = place;
  const lesson = place.step === 3 ? place.lesson : null;
  const current = lesson ? list.courses.find((course) => isSameLesson(course, lesson)) : undefined;
  const currentProduct = catalogue.products.find(({ id }) => id === current?.productId) ?? null;

  function goTo(subject: string | null, detail: string | null, nextChoice: LessonChoice = choice): void {
    setProblem(null);
    void change(placeChanges(nextChoice, subject, detail), { history: "push" });
    scrollTo(0, 0);
  }

  return {
    ...courseList,
    options,
    place,
    lesson,
    currentProduct,
    goTo,
    change,
    isAdding,
    hadTrials,

    /** Takes what is known of the buyer once the page is open. */
    start({ level, hadTrials: had }: Start): void {
      if (level) void change({ level });
      setHadTrials(had);
    },

    /** Begins a further course beside those taken. */
    addCourse(): void {
      setAdding(true);
      goTo(null, null);
    },

    /** Level and rank in the first step; minutes and lessons per week in the third, where a taken course follows at once. */
    changeChoice(part: Partial<LessonChoice>): void {
      const next = { ...choice, ...part };
      void change(writeChoice(next));
      setProblem(null);
      if (part.schoolLevel) setSchoolLevel(part.schoolLevel);
      if (!lesson || !currentProduct) return;
      const same = sameLessonFor(catalogue.products, currentProduct, next);
      if (same) propose(withLesson(list, lesson, same));
    },

    /** Opens the third step. The first course of a buyer who comes with a price or a trial already chosen is taken at once. */
    chooseDetail(subject: string, subjectDetail: string): void {
      const wanted = lessonPlace(subject, subjectDetail, tutorId);
      const taken = list.courses.find((course) => isSameLesson(course, wanted));
      const product = catalogue.products.find(({ id }) => id === taken?.productId);
      goTo(subject, subjectDetail, product ? choiceOf(product, choice) : choice);
      if (list.courses.length > 0) return;
      const [first] = query.trial
        ? [hadTrials.includes(subject) ? null : trialLesson(catalogue.products, choice)]
        : monthlyLessons(catalogue.products, choice, [choice.months ?? 0]);
      if (first) propose(withLesson({ ...list, rentTablet: choice.rentTablet }, wanted, first));
    },

    chooseLesson(product: Product): void {
      if (!lesson) return;
      setAdding(false);
      void change({ months: product.totalMonths > 0 ? String(product.totalMonths) : null, trial: null });
      propose(withLesson(list, lesson, product));
    },

    openCourse(course: Course, product: Product): void {
      setAdding(false);
      goTo(course.subject, course.subjectDetail, choiceOf(product, choice));
    },

    removeCourse(course: Course): void {
      if (lesson && isSameLesson(course, lesson)) void change({ months: null });
      propose({ ...list, courses: list.courses.filter((other) => other !== course) });
    },
  };
}
