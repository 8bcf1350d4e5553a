"use client";

import { formatWon, MAX_COURSES_PER_ORDER } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Mark } from "@pkg/ui/mark";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { bundleSaving } from "../plan-courses";
import { PROBLEM_COPY } from "../problem-copy";
import type { SimpleEnroll } from "../use-simple-enroll";
import { TakenCourse } from "./taken-course";

// A course is rarely withdrawn while it is in the list.
const GoneCourse = lazy(() => import("./gone-course"));

type TakenCoursesProps = { catalogue: EnrollCatalogue; enroll: SimpleEnroll };

/** 담은 수업: the chosen courses, the bundle's saving and the button that adds more. */
export function TakenCourses({ catalogue, enroll }: TakenCoursesProps) {
  const { planned, list, place, problem, setProblem, addCourse, openCourse, removeCourse, propose } = enroll;
  const saving = planned.plan ? bundleSaving(planned.plan) : 0;
  const isFull = list.courses.length >= MAX_COURSES_PER_ORDER;
  return (
    <>
      <h2 id="taken" className="text-title-2">
        담은 수업 <span className="text-brand-fg">{list.courses.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {planned.entries.map((entry, at) => {
          const key = `${at}-${entry.course.subject}-${entry.course.subjectDetail}`;
          return entry.planned ? (
            <TakenCourse key={key} entry={entry} product={entry.planned} onOpen={openCourse} onRemove={removeCourse} />
          ) : (
            <Suspense key={key} fallback={null}>
              <GoneCourse
                entry={entry}
                products={catalogue.products}
                onSwap={({ id }) => {
                  const courses = list.courses.map((it) => (it === entry.course ? { ...it, productId: id } : it));
                  propose({ ...list, courses });
                }}
                onRemove={removeCourse}
              />
            </Suspense>
          );
        })}
      </ul>
      {saving > 0 ? (
        <p className="flex items-center gap-3 rounded-md bg-brand-soft px-4 py-3.5 text-body-sm">
          <Mark size={28} />
          <span>
            함께 담아서 <b className="num font-bold text-brand-fg">{formatWon(saving)}</b> 할인받았어요
          </span>
        </p>
      ) : null}
      {place.step > 1 ? (
        <Button
          variant="line"
          full
          className="mt-3"
          onClick={() => (isFull ? setProblem("TOO_MANY_COURSES") : addCourse())}
        >
          <Icon of={Plus} size={20} />
          과목 더 담기
        </Button>
      ) : null}
      <p aria-live="polite" className="text-caption font-medium text-error">
        {problem && problem !== "NO_LESSON" ? <span className="block pt-2">{PROBLEM_COPY[problem]}</span> : null}
      </p>
    </>
  );
}
