// @vitest-environment happy-dom
import { NO_TUTOR_SUBJECTS } from "@pkg/domain";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsTestingAdapter, withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, test, vi } from "vitest";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { ApplicantForm } from "./components/applicant-form";
import type { Subject } from "./queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
afterEach(cleanup);
const KOREAN: Subject = {
  ...{ key: "KOREAN", externalKey: "KOREAN", label: "국어" },
  subjectDetails: [
    {
      ...{ key: "LITERATURE", externalKey: "LITERATURE", label: "문학", parentSubjectDetailKey: null, meta: {} },
      ...{ purchasable: true, targetSchoolLevels: ["HIGH"], targetCurriculums: [] },
    },
  ],
};
const APPLICANT: TutorApplicant = {
  ...{ id: "a1", status: "DRAFT", name: "정우진", phoneNumber: "01012345678", gender: "MALE" },
  ...{ universityId: 1, universityName: "서울대학교", otherUniversity: null, universityTier: "HIGHEST" },
  ...{
    major: "수학교육과",
    majorGroup: "EDUCATION",
    majorTrack: "NATURAL_SCIENCES",
    admissionType: "REGULAR_DECISION",
  },
  studyProof: { type: "application/pdf", bytes: 400_000, createdAt: "2026-11-23T01:00:00.000Z" },
  ...{
    teachingBasis: "ENROLLED",
    reportNumber: null,
    crimeCheckAgreedAt: null,
    crimeCheckedAt: null,
    expertWish: false,
    teachingYears: 2,
    styles: ["WARM", "METICULOUS"],
  },
  subjects: {
    ...NO_TUTOR_SUBJECTS,
    middleSchoolSubjects: [],
    highSchoolSubjects: ["LITERATURE"],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "KOREAN", level: "HIGH" }],
  },
  ...{
    introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.",
    screening: null,
    registeredAt: null,
    decidedAt: null,
  },
  ...{ reason: null, rejectReason: null },
  updatedAt: "2026-11-23T01:00:00.000Z",
};

test.each([
  ["국립창원대학교", "LOCAL_NATIONAL", "간호학과", true],
  ["가천대학교", "HIGH", "경영학과", true],
  ["가천대학교", "HIGH", "의예과", false],
  ["서울대학교", "HIGHEST", "간호학과", false],
  ["우리동네대학교", null, "수학과", true],
] as const)(
  "who studies at %s (%s), %s, reads that only experts come from there: %s",
  (universityName, universityTier, major, told) => {
    http.PATCH.mockResolvedValue(APPLICANT);
    const Place = withNuqsTestingAdapter({ searchParams: "?step=2", hasMemory: true });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Place>
          <ApplicantForm applicant={{ ...APPLICANT, universityName, universityTier, major }} subjects={[KOREAN]} />
        </Place>
      </QueryClientProvider>,
    );
    expect(screen.queryByText(/다른 대학이면 과목을 고를 때 전문 선생님으로 지원해 주세요/) !== null).toBe(told);
  },
);

test.each([
  ["the first question that is open", { teachingYears: null }, "어떻게 가르치나요?"],
  ["the recording once all is answered", {}, "목소리를 들려주세요"],
  ["the studies whose paper is missing, before the recording", { studyProof: null }, "대학을 알려 주세요"],
  ["the first question of an empty one", { gender: null, teachingYears: null }, "어떤 분인지 알려 주세요"],
])("a draft opens at %s", (_, missing, title) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter>
        <ApplicantForm applicant={{ ...APPLICANT, ...missing }} subjects={[KOREAN]} />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  screen.getByRole("heading", { level: 1, name: title });
});

test.each([
  ["INTRODUCTION", {}, "어떻게 가르치나요?", true],
  ["SUBJECTS", {}, "무엇을 가르치고 싶나요?", true],
  ["OTHER", {}, "목소리를 들려주세요", true],
  ["INTRODUCTION", { gender: null }, "어떤 분인지 알려 주세요", false],
] as const)(
  "after a rejection for %s, with %j, a next try opens where that is put right",
  (rejectReason, missing, title, told) => {
    const reason = "어떤 방식으로 가르치는지 한 줄만 더 적어 주세요.";
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NuqsTestingAdapter>
          <ApplicantForm applicant={{ ...APPLICANT, ...missing, reason, rejectReason }} subjects={[KOREAN]} />
        </NuqsTestingAdapter>
      </QueryClientProvider>,
    );
    screen.getByRole("heading", { level: 1, name: title });
    expect(screen.queryByText(reason) !== null).toBe(told);
  },
);

test("who studies elsewhere is offered no lessons of top universities, nor their subjects", async () => {
  http.PATCH.mockResolvedValue(APPLICANT);
  const Place = withNuqsTestingAdapter({ searchParams: "?step=3", hasMemory: true });
  const studies = { universityName: "가천대학교", universityTier: "HIGH", major: "경영학과" } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place>
        <ApplicantForm applicant={{ ...APPLICANT, ...studies }} subjects={[KOREAN]} />
      </Place>
    </QueryClientProvider>,
  );
  const basic = screen.getByRole<HTMLInputElement>("radio", { name: /명문대/ });
  expect([basic.checked, basic.disabled]).toEqual([false, true]);
  await user.click(screen.getByRole("button", { name: /^다음/ }));
  screen.getByText("이 대학에서는 전문 선생님으로 지원할 수 있어요. 전문 선생님을 골라 주세요.");
  await user.click(screen.getByRole("radio", { name: /전문/ }));
  expect(screen.queryByText(/전문 선생님을 골라 주세요/)).toBeNull();
});

test("what the wish to be an expert removed is put back after another step too", async () => {
  http.PATCH.mockResolvedValue(APPLICANT);
  const Place = withNuqsTestingAdapter({ searchParams: "?step=3", hasMemory: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place>
        <ApplicantForm applicant={APPLICANT} subjects={[KOREAN]} />
      </Place>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole("radio", { name: /전문/ }));
  screen.getByText(/돌아오면 다시 넣어 드려요/);
  await user.click(screen.getByRole("button", { name: "이전" }));
  expect(screen.queryByRole("radio", { name: /전문/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^다음/ }));
  await user.click(screen.getByRole("radio", { name: /명문대/ }));
  await user.click(screen.getByRole("button", { name: /^국어/ }));
  await screen.findByRole("button", { name: "문학", pressed: true });
});

test("the proof that another university took away is asked for again, with the reason", () => {
  const form = (studyProof: TutorApplicant["studyProof"]) => (
    <QueryClientProvider client={new QueryClient()}>
      <ApplicantForm applicant={{ ...APPLICANT, studyProof }} subjects={[KOREAN]} />
    </QueryClientProvider>
  );
  const { rerender } = render(form(APPLICANT.studyProof), {
    wrapper: withNuqsTestingAdapter({ searchParams: "?step=2", hasMemory: true }),
  });
  const taken = /대학이 바뀌어서 전에 올린 서류를 뺐어요/;
  expect(screen.queryByText(taken)).toBeNull();
  rerender(form(null));
  screen.getByText(taken);
  screen.getByText("아직 없어요");
});

const openStep = (step: number, change: Partial<TutorApplicant>) => {
  http.PATCH.mockResolvedValue(APPLICANT);
  const Place = withNuqsTestingAdapter({ searchParams: `?step=${step}`, hasMemory: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place>
        <ApplicantForm applicant={{ ...APPLICANT, ...change }} subjects={[KOREAN]} />
      </Place>
    </QueryClientProvider>,
  );
};

test("the upload says what an expert's file holds before the wish is asked, and stands beside the wish again", () => {
  openStep(2, {});
  screen.getByText(/전문 선생님으로 지원하려면 가르친 경력을 보여 주는 서류도 한 파일에/);
  cleanup();
  openStep(2, { universityName: "가천대학교", universityTier: "HIGH", major: "경영학과" });
  screen.getByText(/학생증 사진\. 가르친 경력을 보여 주는 서류도 한 파일에 함께 넣어 주세요\./);
  cleanup();
  openStep(3, {});
  expect(screen.queryByText("재학·졸업 서류")).toBeNull();
  cleanup();
  openStep(3, { expertWish: true });
  screen.getByText("재학·졸업 서류");
});

test("who never taught and applies as an expert is advised before sending, and led to the other rank", async () => {
  openStep(5, { expertWish: true });
  expect(screen.queryByText(/가르친 경력이 없으면 함께할 수 없어요/)).toBeNull();
  cleanup();
  openStep(5, { expertWish: true, teachingYears: 0 });
  screen.getByText(/가르친 경력이 없으면 함께할 수 없어요/);
  await user.click(screen.getByRole("button", { name: "명문대 선생님으로 바꾸기" }));
  screen.getByRole("heading", { level: 1, name: "무엇을 가르치고 싶나요?" });
});

test("what was ticked is ticked again after the recorder's page, until it is sent", async () => {
  const records = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /범죄 전력/ });
  openStep(5, {});
  await user.click(records());
  cleanup();
  openStep(5, { id: "a2" });
  expect(records().checked).toBe(false);
  cleanup();
  openStep(5, { screening: { milliseconds: 40_000, bytes: 1, createdAt: APPLICANT.updatedAt } });
  expect(records().checked).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: /전체 동의/ }));
  http.POST.mockResolvedValue({ ...APPLICANT, status: "REGISTERED" });
  await user.click(screen.getByRole("button", { name: /^지원서 보내기/ }));
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  cleanup();
  openStep(5, {});
  expect(records().checked).toBe(false);
});

test("all that was answered is in the summary, the gender too", () => {
  openStep(5, {});
  screen.getByText("남자 선생님");
});
