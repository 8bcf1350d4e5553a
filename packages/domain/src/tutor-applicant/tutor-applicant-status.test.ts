import { expect, it } from "vitest";
import {
  canTutorApplicantTransition,
  TUTOR_APPLICANT_STATUSES,
  type TutorApplicantStatus,
  tutorApplicantStatusesBefore,
} from "./tutor-applicant-status.ts";

const TABLE: Readonly<Record<TutorApplicantStatus, TutorApplicantStatus[]>> = {
  DRAFT: ["REGISTERED"],
  REGISTERED: ["ACCEPTED", "REJECTED", "WITHDRAWN"],
  ACCEPTED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

it.each(TUTOR_APPLICANT_STATUSES)("%s moves only as the table says", (from) => {
  expect(TUTOR_APPLICANT_STATUSES.filter((to) => canTutorApplicantTransition(from, to))).toEqual(TABLE[from]);
});

it("knows where a state is reached from", () => {
  expect(tutorApplicantStatusesBefore("ACCEPTED")).toEqual(["REGISTERED"]);
  expect(tutorApplicantStatusesBefore("DRAFT")).toEqual([]);
});
