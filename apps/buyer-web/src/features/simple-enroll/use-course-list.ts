"use client";

import { useState } from "react";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { useDraftReady, useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { type CourseList, planList } from "./plan-list";
import { type Proposal, type ProposalProblem, proposeCourses } from "./propose-courses";

/** The reason why an action failed. */
export type EnrollProblem = ProposalProblem | "NO_LESSON" | "NOT_SOLD";

/** The draft's courses with their plan and the actions that change them. */
export function useCourseList(catalogue: EnrollCatalogue) {
  const { courses, rentTablet, setCourses, setRentTablet } = useEnrollmentDraft();
  const ready = useDraftReady();
  const [asked, setAsked] = useState<{ proposal: Proposal; open: boolean } | null>(null);
  const [problem, setProblem] = useState<EnrollProblem | null>(null);
  const list: CourseList = { courses: ready ? courses : [], rentTablet };

  function take(proposal: CourseList): void {
    setCourses(proposal.courses);
    setRentTablet(proposal.rentTablet);
  }

  return {
    ready,
    list,
    planned: planList(catalogue, list),
    asked,
    problem,
    setProblem,
    take,
    /** Applies a change, or asks first when courses enter or leave the bundle. */
    propose(wanted: CourseList): void {
      const proposal = proposeCourses(catalogue, list, wanted);
      const refused = typeof proposal === "string";
      setProblem(refused ? proposal : null);
      if (refused) return;
      if (proposal.change) setAsked({ proposal, open: true });
      else take(proposal);
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
