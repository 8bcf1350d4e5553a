"use client";

import { encodeCourses } from "@pkg/domain";
import { useRouter } from "next/navigation";
import { type RefObject, useState, useTransition } from "react";
import { type HalfChosen, halfChosen } from "./half-chosen";
import { plannedCourses } from "./plan-list";
import type { SimpleEnroll } from "./use-simple-enroll";

/** The next button: says what is missing, asks before a half chosen course is left out, then leads on. */
export function useNext(enroll: SimpleEnroll, lessonRef: RefObject<HTMLInputElement | null>) {
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();
  const [asked, setAsked] = useState<{ half: HalfChosen; open: boolean } | null>(null);
  const { place, list, planned, isAdding, setProblem, take } = enroll;

  function leave(): void {
    const courses = plannedCourses(planned);
    take({ ...list, courses });
    startLeaving(() => router.push(`/tutoring/enroll?courses=${encodeCourses(courses)}`));
  }

  function next(): void {
    if (planned.entries.length === 0) {
      setProblem("NO_LESSON");
      lessonRef.current?.focus();
      return;
    }
    if (planned.entries.some((entry) => !entry.planned)) {
      setProblem("NOT_SOLD");
      document.querySelector<HTMLElement>("[data-gone-course]")?.focus();
      return;
    }
    if (!planned.plan) {
      setProblem("NOT_TOGETHER");
      return;
    }
    const half = halfChosen(place, list.courses, isAdding);
    if (half) setAsked({ half, open: true });
    else leave();
  }

  const close = () => setAsked((before) => before && { ...before, open: false });
  return {
    leaving,
    next,
    asked,
    stay(): void {
      close();
      if (place.step === 3) setProblem("NO_LESSON");
    },
    leaveOut(): void {
      close();
      leave();
    },
  };
}
