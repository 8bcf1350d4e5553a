"use client";

import type { Course, Product } from "@pkg/domain";
import { useUrlQuery } from "@pkg/web/platform/navigation/use-url-query";
import { useState } from "react";
import { choiceOf, choiceOptions, type LessonChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import { useDraftReady, useEnrollmentDraft } from "@/lib/enrollment-draft";
import { isSameLesson } from "./course-entries";
import type { EnrollCatalogue } from "./enroll-catalogue";
import { placeChanges, readPlace } from "./enroll-place";
import { monthlyLessons, sameLessonFor, withLesson } from "./lesson-offers";
import { type CourseList, planList } from "./plan-list";
import { type Proposal, type ProposalProblem, proposeCourses } from "./propose-courses";

/** Why a press could not be followed. */
export type EnrollProblem = ProposalProblem | "NO_LESSON" | "NOT_SOLD";

/** State and actions of the three steps: the address keeps the place, the draft keeps the courses. */
export type SimpleEnroll = ReturnType<typeof useSimpleEnroll>;

export function useSimpleEnroll(catalogue: EnrollCatalogue) {
  const { courses, rentTablet, setCourses, setRentTablet, setSchoolLevel } = useEnrollmentDraft();
  const ready = useDraftReady();
  const { query, change } = useUrlQuery();
  const [asked, setAsked] = useState<{ proposal: Proposal; open: boolean } | null>(null);
  const [problem, setProblem] = useState<EnrollProblem | null>(null);

  const options = choiceOptions(catalogue.products);
  const place = readPlace(query, catalogue, options);
  const { subject, detail, choice } = place;
  const list: CourseList = { courses: ready ? courses : [], rentTablet };
  const lesson = subject && detail ? { subject: subject.key, subjectDetail: detail.key } : null;
  const current = lesson ? (list.courses.find((course) => isSameLesson(course, lesson)) ?? null) : null;
  const currentProduct = catalogue.products.find(({ id }) => id === current?.productId) ?? null;

  function take(proposal: CourseList): void {
    setCourses(proposal.courses);
    setRentTablet(proposal.rentTablet);
  }

  /** Takes a change over, or asks first when it moves the courses in or out of the bundle. */
  function propose(wanted: CourseList): void {
    const proposal = proposeCourses(catalogue, list, wanted);
    const refused = typeof proposal === "string";
    setProblem(refused ? proposal : null);
    if (refused) return;
    if (proposal.change) setAsked({ proposal, open: true });
    else take(proposal);
  }

  function goTo(nextSubject: string | null, nextDetail: string | null, nextChoice: LessonChoice = choice): void {
    setProblem(null);
    change(placeChanges(nextChoice, nextSubject, nextDetail), "push");
    scrollTo(0, 0);
  }

  return {
    ready,
    options,
    place,
    list,
    lesson,
    currentProduct,
    planned: planList(catalogue, list),
    asked,
    problem,
    setProblem,
    propose,
    goTo,
    change,
    take,

    /** Level and rank in the first step; minutes and lessons per week in the third, where a taken course follows at once. */
    changeChoice(part: Partial<LessonChoice>): void {
      const next = { ...choice, ...part };
      change(writeChoice(next), "replace");
      setProblem(null);
      if (part.schoolLevel) setSchoolLevel(part.schoolLevel);
      if (!lesson || !currentProduct) return;
      const same = sameLessonFor(catalogue.products, currentProduct, next);
      if (same) propose(withLesson(list, lesson, same));
    },

    /** Opens the third step. The first course of a buyer who comes with a price already chosen is taken at once. */
    chooseDetail(key: string): void {
      if (!subject) return;
      const place = { subject: subject.key, subjectDetail: key };
      const taken = list.courses.find((course) => isSameLesson(course, place));
      const product = catalogue.products.find(({ id }) => id === taken?.productId);
      goTo(subject.key, key, product ? choiceOf(product, choice) : choice);
      const [wanted] =
        list.courses.length === 0 ? monthlyLessons(catalogue.products, choice, [choice.months ?? 0]) : [];
      if (wanted) propose(withLesson({ ...list, rentTablet: choice.rentTablet }, place, wanted));
    },

    chooseLesson(product: Product): void {
      if (!lesson) return;
      change({ months: product.totalMonths > 0 ? String(product.totalMonths) : null }, "replace");
      propose(withLesson(list, lesson, product));
    },

    openCourse(course: Course, product: Product): void {
      goTo(course.subject, course.subjectDetail, choiceOf(product, choice));
    },

    removeCourse(course: Course): void {
      if (lesson && isSameLesson(course, lesson)) change({ months: null }, "replace");
      propose({ ...list, courses: list.courses.filter((other) => other !== course) });
    },

    accept(): void {
      if (asked) take(asked.proposal);
      setAsked(asked && { ...asked, open: false });
    },
    decline(): void {
      setAsked(asked && { ...asked, open: false });
    },
  };
}
