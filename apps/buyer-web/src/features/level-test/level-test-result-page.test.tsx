// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShareLink } from "./components/share-link";
import { LevelTestLinkPage } from "./level-test-link-page";
import { LevelTestResultPage } from "./level-test-result-page";
import type { LevelTestResult } from "./queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const PATH = "/level-tests/sessions/{sessionId}";
const FINISHED = {
  id: "s1",
  finishedAt: "2026-11-20T03:00:00.000Z",
  points: 14,
  maxPoints: 29,
  result: "LOW",
  confidence: "HIGH",
} as const;
const item = (number: number, change: object = {}) => ({
  number,
  unit: "일차함수",
  points: 2,
  result: "CORRECT",
  stem: `물음 ${number}`,
  passage: null,
  figure: null,
  options: [1, 2, 3, 4, 5].map((option) => ({
    text: `보기 ${option}`,
    reason: option === 1 ? null : `까닭 ${option}`,
  })),
  choice: 0,
  isUnknown: false,
  answer: 0,
  explanation: `해설 ${number}`,
  ...change,
});
const RESULT = {
  ...FINISHED,
  subject: "MATH",
  level: "M2",
  subjectLabel: "수학",
  studentId: "st1",
  studentName: "김하준",
  gradeBand: "B",
  comparison: "LOWER",
  units: [
    { unit: "일차함수", points: 1, maxPoints: 6, result: "WRONG" },
    { unit: "확률", points: 5, maxPoints: 6, result: "CORRECT" },
  ],
  items: [
    item(1),
    item(2, { result: "WRONG", choice: 2 }),
    item(3, { result: "WRONG", choice: null, isUnknown: true }),
    item(4, { result: "WRONG", choice: null }),
  ],
  recommended: {
    isBelowGrade: true,
    detail: { key: "MATH_M2_1", label: "중2-1" },
    goal: "CONFUSING_CONTENT",
    trial: { id: 9110, name: "체험 1회 중등 60분", finalCost: 9_900 },
    product: { id: 1122200, name: "중등 60분 주 2회 3개월", finalCost: 816_960 },
  },
  history: [FINISHED],
  opensAt: "2026-12-20T03:00:00.000Z",
} as LevelTestResult;

const URL = "http://localhost:3000/level-test/links/abc";
let shared: string | null;
let result: LevelTestResult | Error;
beforeEach(() => {
  shared = null;
  result = RESULT;
  http.GET.mockImplementation(async (path: string) => {
    if (path === `${PATH}/share`) return { url: shared };
    if (path === "/level-test-results/{token}") {
      const { subject, level, subjectLabel, units } = RESULT;
      const own = units.map(({ unit, result: mark }) => ({ unit, result: mark }));
      return { subject, level, subjectLabel, result: "LOW", units: own };
    }
    if (result instanceof Error) throw result;
    return result;
  });
  http.POST.mockResolvedValue({ url: URL });
  http.DELETE.mockResolvedValue({ url: null });
});
function show(page: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}
const open = () => show(<LevelTestResultPage sessionId="s1" />);

test("the level stands beside what the student expected and the marks at school", async () => {
  open();
  expect((await screen.findByText(/^김하준 님,/)).textContent).toBe("김하준 님, 빈 곳을 다지면 좋아요");
  expect(screen.getByText(/시험 전 예상/).textContent).toBe("시험 전 예상 탄탄 · 결과 다지기 · 학교 성적 중상위권");
  const levels = screen
    .getAllByRole("listitem")
    .filter((one) => /^(예상)?(기초|다지기|보통|탄탄|심화)/.test(one.textContent ?? ""));
  expect(levels.map((one) => one.textContent)).toEqual(["기초", "다지기, 이번 결과", "보통", "예상탄탄", "심화"]);
});

test("who has said nothing of marks, or has taken no exam yet, is not told of any", async () => {
  for (const gradeBand of [null, "UNKNOWN"] as const) {
    result = { ...RESULT, gradeBand };
    open();
    await screen.findByText(/^김하준 님,/);
    expect(screen.queryByText(/학교 성적/)).toBeNull();
    cleanup();
  }
});

test("the strongest unit comes first; every item says what was chosen, what is right and why", async () => {
  open();
  const units = (await screen.findByRole("heading", { name: "단원별로 보면" })).closest("section") as HTMLElement;
  expect(
    within(units)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["확률탄탄해요5/6점", "일차함수다시 볼 단원1/6점"]);
  const marks = screen.getAllByText(/^(맞았어요|틀렸어요|몰랐어요|답하지 않았어요)$/).map((one) => one.textContent);
  expect(marks).toEqual(["맞았어요", "틀렸어요", "몰랐어요", "답하지 않았어요"]);
  const wrong = screen.getByText("해설 2").closest("details") as HTMLElement;
  within(wrong).getByText("내가 고른 답");
  within(wrong).getByText("까닭 3");
  within(wrong).getByText("정답");
  expect(within(wrong).queryByText("까닭 4")).toBeNull();
});

test("the next steps carry the recommended lessons and the result", async () => {
  open();
  const [first, enroll] = (await screen.findAllByRole("link", { name: /한 번 배워 보기|이 수업 담아 보기/ })) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(first.textContent).toBe("9,900원으로 한 번 배워 보기");
  expect(decodeURIComponent(first.getAttribute("href") ?? "")).toMatch(/^\/simple-enroll\?courses=/);
  expect(first.getAttribute("href")).not.toBe(enroll.getAttribute("href"));
  expect(decodeURIComponent(enroll.getAttribute("href") ?? "")).toMatch(/^\/simple-enroll\?courses=/);
  expect(screen.getByRole("link", { name: "무료로 상담받기" }).getAttribute("href")).toBe(
    "/tutoring/consult?levelTest=s1",
  );
  screen.getByText("헷갈리는 내용을 이해하고 싶어요");
  screen.getByText("지금 학년보다 앞 단계를 먼저 다지면 학교 수업이 쉬워져요.");
  cleanup();
  result = { ...RESULT, recommended: { ...RESULT.recommended, trial: null, product: null } };
  open();
  await screen.findByRole("link", { name: "무료로 상담받기" });
  expect(screen.queryByRole("link", { name: "이 수업 담아 보기" })).toBeNull();
});

test("a test that was taken before shows how it went", async () => {
  result = { ...RESULT, history: [{ ...FINISHED, id: "s0", points: 9, result: "VERY_LOW" }, FINISHED] };
  open();
  const trend = (await screen.findByRole("heading", { name: "지난 시험과 견주면" })).closest("section") as HTMLElement;
  expect(
    within(trend)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["기초9/29점11월 20일(금)", "다지기14/29점11월 20일(금)"]);
});

test("a link is made and stopped by its owner", async () => {
  show(<ShareLink sessionId="s1" />);
  await user.click(await screen.findByText("결과 주소 만들기"));
  expect(http.POST).toHaveBeenCalledWith(`${PATH}/share`, { params: { path: { sessionId: "s1" } } });
  expect(await screen.findByDisplayValue(URL)).toBeTruthy();
  await user.click(screen.getByText("멈추기"));
  await user.click(screen.getByText("멈추기"));
  expect(http.DELETE).toHaveBeenCalledWith(`${PATH}/share`, { params: { path: { sessionId: "s1" } } });
  await screen.findByText("결과 주소 만들기");
});

test("a result that does not load is asked for again", async () => {
  result = new Error("away");
  open();
  const again = await screen.findByRole("button", { name: /다시/ });
  result = RESULT;
  await user.click(again);
  await screen.findByText(/^김하준 님,/);
});

test("a shared link says the level and the units, of nobody by name", async () => {
  show(<LevelTestLinkPage token="abc" />);
  expect((await screen.findByText(/^이 학생은/)).textContent).toBe("이 학생은 빈 곳을 다지면 좋아요");
  const strong = screen.getByRole("heading", { name: "탄탄한 단원" }).closest("section") as HTMLElement;
  expect(within(strong).getByRole("listitem").textContent).toBe("확률");
  expect(document.body.textContent).not.toMatch(/김하준|예상|\d+점/);
  cleanup();
  http.GET.mockRejectedValue(apiError("notFound", { message: "없어요" }));
  show(<LevelTestLinkPage token="gone" />);
  await screen.findByText("지금은 열 수 없는 링크예요");
});
