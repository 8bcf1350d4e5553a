// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { showDesk } from "../../../../test/show-desk";
import { ApplicantFacts } from "./applicant-facts";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

afterEach(cleanup);

const applicant = {
  ...{ gender: "FEMALE", styles: [], teachingBasis: null, universityTier: null, introduction: "" },
  subjects: {
    middleSchoolSubjects: ["MATH_M2_2"],
    highSchoolSubjects: ["MATH_GONE"],
    advancedSubjects: [],
    confidenceSubjects: [
      { subject: "MATH", level: "HIGH" },
      { subject: "LATIN", level: "LOW" },
    ],
  },
} as Partial<TutorApplicant> as TutorApplicant;
const MATH = { key: "MATH", label: "수학", subjectDetails: [{ key: "MATH_M2_2", label: "중2-2" }] };

const show = () => showDesk(<ApplicantFacts applicant={applicant} />);
const expectNoKeys = () => expect(document.body.textContent).not.toMatch(/MATH|LATIN/);

test("subjects are named, and a key without a name is not shown", async () => {
  http.GET.mockResolvedValue({ content: [MATH] });
  show();
  await screen.findByText("중2-2, 목록에 없는 과목");
  screen.getByText(/^수학 .+, 목록에 없는 과목/);
  screen.getByText("여자 선생님");
  expectNoKeys();
});

test("no key is shown before the names are there, nor when they cannot be loaded", async () => {
  let fail = (_error: Error) => {};
  http.GET.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  show();
  expect(screen.getAllByText("불러오고 있어요")).toHaveLength(2);
  expectNoKeys();
  fail(new Error("down"));
  expect(await screen.findAllByText(/과목 이름을 불러오지 못했어요/)).toHaveLength(2);
  expectNoKeys();
});
