// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { CONTACT_REFUSED, NO_WISHES } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, expect, test, vi } from "vitest";
import type { ApplicantWire } from "../queries";
import { ApplicantSteps } from "./applicant-steps";
// Loaded with the test: the question before it loads it in the browser.
import "../steps/tutors-step";

const call = vi.fn();
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }) }));
vi.mock("next/link", () => ({
  default: ({ children, href }: { children: React.ReactNode; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const course = {
  position: 0,
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  minutes: 60,
  lessonsPerWeek: 2,
  isTrial: false,
  levelTest: null,
};
const applicant = {
  ...NO_WISHES,
  merchantUid: "NR1",
  studyPurposes: ["SCHOOL_GRADES"],
  weeklyAvailablePeriods: { ...NO_WISHES.weeklyAvailablePeriods, tuesday: ["19:00-22:00"] },
  courses: [course],
  selectedTutorNames: [],
  grade: 9,
  gradeBand: null,
  studentId: "s1",
  learningType: null,
  otherLessons: [],
  isTakenOver: false,
  applicants: [{}],
} as unknown as ApplicantWire;

const suggestion = (id: string, name: string) => ({
  tutor: { id, name, universityName: "나란대학교", major: "수학과", styles: [], teachingYears: 2, introduction: "" },
  score: 83,
  timeAndSkill: 48,
  styleAndBackground: 35,
  reasons: [`${name} 이유`],
  misses: [],
  notes: [],
});
const names = ["김하나", "이두리", "박세영", "최네오"];
const tutors = names.map((name, index) => suggestion(String(index + 1), name));

const show = (step: number, change: Partial<ApplicantWire>) =>
  render(
    <NuqsTestingAdapter searchParams={`?step=${step}`} hasMemory>
      <QueryClientProvider client={new QueryClient()}>
        <ApplicantSteps applicant={{ ...applicant, ...change }} />
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  );

const open = async (
  found: object[] = tutors,
  change: Partial<ApplicantWire> = {},
  firstTutor: object | null = null,
) => {
  call.mockImplementation((method: string, path: string) => {
    if (path.endsWith("/recommendations")) return { courses: [{ ...course, firstTutor, tutors: found }] };
    if (path.endsWith("/candidate-count")) return { count: 9, courses: [{ ...course, count: 9 }] };
    return method === "PATCH" ? { ...applicant, ...change } : {};
  });
  show(5, change);
  await screen.findByText("먼저 제안할 선생님이 있나요?");
};
const press = (element: Element) => act(async () => void fireEvent.click(element));
const pick = (name: string) => screen.findByLabelText<HTMLInputElement>(`${name} 선생님께 먼저 제안하기`);
const lastSaved = () => call.mock.calls.findLast(([method]) => method === "PATCH")?.[2]?.body;

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});
test("a tutor is shown with score and reasons, picked, saved, and named in the review", async () => {
  await open();
  await press(await pick("이두리"));
  screen.getByText("이두리 이유");
  await press(screen.getByText("다음"));
  await screen.findByText("이 조건으로 선생님을 찾을게요");
  await screen.findByText("이두리 선생님");
  await waitFor(() => expect(lastSaved()).toMatchObject({ selectedTutors: "2", recommendedTutors: "1,2,3,4" }));
});

test("of two courses one can be sent alone; the questions begin again for the other", async () => {
  const english = { ...course, position: 1, subjectLabel: "영어", subjectDetailLabel: "중2" };
  const both = { courses: [course, english], applicants: [{}, {}] } as unknown as Partial<ApplicantWire>;
  await open(tutors, both);
  await press(screen.getByText("추천에 맡길게요"));
  await screen.findByText("이 조건으로 선생님을 찾을게요");
  call.mockImplementation((method: string) => (method === "PATCH" ? { ...applicant, completedAt: null } : {}));
  await press(await screen.findByText("수학 중2-2만 보내기"));
  await screen.findByText("어떤 도움이 필요하세요?");
  expect(lastSaved()).toMatchObject({ complete: true, onlyCourse: 0, studyPurposes: "SCHOOL_GRADES" });
});

test.each([
  [9, "내신 성적을 올리고 싶어요"],
  [12, "수능·모의고사를 준비해요"],
] as const)("in grade %i the first goal that is offered is %s", (grade, first) => {
  call.mockReturnValue({ count: 9, courses: [{ ...course, count: 9 }] });
  show(1, { grade });
  const goals = screen.getAllByRole("button", { name: /어요$|해요$/ }).map(({ textContent }) => textContent);
  expect(goals.filter((text) => /내신|수능/.test(text ?? ""))[0]).toBe(first);
});

test("what waits beside a course that was sent is named on each question", async () => {
  await open(tutors, { applicants: [{}, {}] } as unknown as Partial<ApplicantWire>);
  screen.getByText("수학 중2-2 수업의 조건이에요. 앞에서 보낸 조건에서 시작해요.");
});

test("nobody has to be picked: the search chooses", async () => {
  await open();
  await pick("김하나");
  await press(screen.getByText("추천에 맡길게요"));
  await screen.findByText("이 조건으로 선생님을 찾을게요");
  await screen.findByText("추천에 맡겨요");
  await waitFor(() => expect(lastSaved()).toMatchObject({ selectedTutors: "", recommendedTutors: "1,2,3,4" }));
});

test("the tutor with whom a course begins is asked first: nothing is left to the search, and the review says so", async () => {
  await open(tutors, {}, { id: "3", name: "박세영" });
  await press(await screen.findByText("다음"));
  expect(screen.queryByText("추천에 맡길게요")).toBeNull();
  await screen.findByText("이 조건으로 선생님을 찾을게요");
  await screen.findByText("박세영 선생님");
  expect(screen.queryByText("추천에 맡겨요")).toBeNull();
});

test("a phone number in the memo stays on the page, is told at its field, and keeps nothing else from being saved", async () => {
  await open();
  await press(screen.getByRole("button", { name: "뒤로" }));
  const memo = await screen.findByRole<HTMLTextAreaElement>("textbox");
  fireEvent.change(memo, { target: { value: "제 번호는 공일공 이이공공 공공칠칠이에요" } });
  expect(memo.getAttribute("aria-invalid")).toBe("true");
  await press(screen.getByText("다음"));
  expect(screen.getByRole("alert").textContent).toBe(CONTACT_REFUSED);
  await waitFor(() => expect(lastSaved()).toMatchObject({ studyPurposes: "SCHOOL_GRADES" }));
  expect(lastSaved()).not.toHaveProperty("tutorMemo");
  fireEvent.change(memo, { target: { value: "천천히 설명해 주세요" } });
  await waitFor(() => expect(lastSaved()).toMatchObject({ tutorMemo: "천천히 설명해 주세요" }));
});

test("wishes that another tab has sent say so, and the page reads them again; nothing speaks of a payment", async () => {
  await open();
  const message = "이미 보냈어요. 보낸 조건으로 선생님을 찾고 있어요.";
  call.mockImplementation((method: string) => {
    if (method === "PATCH") throw apiError("wishesClosed", { reason: "COMPLETED", message });
    return { courses: [] };
  });
  const reads = vi.spyOn(QueryClient.prototype, "invalidateQueries");
  await press(screen.getByText("추천에 맡길게요"));
  await press(await screen.findByText("이 조건으로 찾기"));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(message, { tone: "info" }));
  expect(JSON.stringify(reads.mock.lastCall)).toContain("/lessons/applicants/{merchantUid}");
  expect(screen.queryByText(/결제는 마쳤어요/)).toBeNull();
});

test("a fourth tutor can be picked only in place of another", async () => {
  await open();
  for (const name of names.slice(0, 3)) await press(await pick(name));
  expect((await pick("최네오")).disabled).toBe(true);
  screen.getByText(/세 분을 다 골랐어요/);
  await press(await pick("김하나"));
  expect((await pick("최네오")).disabled).toBe(false);
});

test("who does not fit any more is picked no more", async () => {
  await open(tutors.slice(0, 2), { selectedTutors: ["2", "9"] });
  await pick("이두리");
  await press(screen.getByText("다음"));
  await waitFor(() => expect(lastSaved()).toMatchObject({ selectedTutors: "2" }));
});

test("without anybody who fits, and when the list does not load, the wishes can be sent", async () => {
  await open([]);
  await screen.findByText(/지금은 시간과 성별이 맞는 선생님이 없어요/);
  await press(screen.getByText("추천에 맡길게요"));
  await screen.findByText("이 조건으로 선생님을 찾을게요");
});
