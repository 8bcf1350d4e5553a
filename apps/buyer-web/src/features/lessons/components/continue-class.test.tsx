// @vitest-environment happy-dom
import type { PulseAnswer } from "@pkg/domain";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleProducts } from "../../../../test/sample-products";
import { ContinueClass } from "./continue-class";
import { PulseCard } from "./pulse-card";

const [product] = sampleProducts().filter(({ totalMonths }) => totalMonths > 1);
const ofClass = { matchId: "m1", isTrial: true, tutorId: 7, subject: "MATH", subjectDetail: "MATH_M2_2" };
const offered = { expiresAt: "2026-12-14T00:00:00Z", token: "t", classes: [{ ...ofClass, products: [product] }] };
let data: typeof offered | null = offered;
vi.mock("../queries", () => ({
  useOfferOfClass: () => ({ data }),
  useAnswerPulse: () => ({ isSuccess: true, variables: { body: { answer: said } } }),
}));
let said: PulseAnswer;
afterEach(cleanup);
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@/lib/up-selling/continuation-choice", () => ({ ContinuationChoice: () => null }));
vi.mock("@/lib/up-selling/continuation-facts", () => ({ ContinuationFacts: () => null }));

test("a month with the tutor of a trial keeps its pace of once a week", () => {
  render(<ContinueClass matchId="m1" lessons={{}} />);
  const href = screen.getByRole("link", { name: "같은 선생님과 1개월만 먼저 듣기" }).getAttribute("href") ?? "";
  const named = Object.fromEntries(new URL(href, "http://localhost").searchParams);
  // Unlike the terms of the offer, it does not keep the day and the time.
  screen.getByText("1개월은 새로 신청해요. 요일과 시간을 다시 알려 주면 이 선생님께 먼저 제안해요.");
  expect(named).toMatchObject({ tutor: "7", week: "1", months: "1", subject: "MATH", detail: "MATH_M2_2", take: "1" });
});

test("a trial whose offer is to come says by when, and one without any says nothing", () => {
  data = null;
  const { container, rerender } = render(
    <ContinueClass matchId="m1" lessons={{ offerDueAt: "2099-12-01T11:00:00Z" }} />,
  );
  expect(screen.getByRole("region", { name: "이어서 듣기" }).textContent).toContain("늦어도 12월 1일(화)까지");
  // The note is there, and the offer follows at once.
  rerender(<ContinueClass matchId="m1" lessons={{ offerDueAt: "2026-11-01T11:00:00Z" }} />);
  expect(container.textContent).toBe("이어서 듣기이어서 듣는 기간과 가격을 곧 여기에 보여 드려요.");
  rerender(<ContinueClass matchId="m1" lessons={{}} />);
  expect(container.textContent).toBe("");
  // Its days are over.
  rerender(<ContinueClass matchId="m1" isOver lessons={{}} />);
  expect(screen.getByRole("link", { name: "수업 고르기" }).getAttribute("href")).toBe("/simple-enroll");
});

test("a family that went on by itself is led to the later course, or to the list while its wishes wait", () => {
  const { rerender } = render(<ContinueClass matchId="m1" lessons={{ laterCourse: { matchId: "m2" } }} />);
  const link = () => screen.getByRole("link", { name: "이어서 듣는 수업 보기" }).getAttribute("href");
  expect(link()).toBe("/myclass/m2");
  rerender(<ContinueClass matchId="m1" lessons={{ laterCourse: { matchId: null } }} />);
  expect(link()).toBe("/myclass");
});

test.each<[PulseAnswer, number, string, string | null]>([
  ["GOOD", 2, "앞으로도 나란히 앉아 배워요.", null],
  ["GOOD", 0, "의견을 저장했어요.", null],
  ["OKAY", 2, "바라는 점은 선생님과 이야기해 보세요.", "/myclass/m1/messages"],
  ["OKAY", 0, "더 잘 맞는 선생님을 찾아 드릴 수 있어요.", "/simple-enroll"],
  ["BAD", 2, "더 잘 맞는 선생님을 찾아 드릴 수 있어요.", "/myclass/m1/rematch"],
  ["BAD", 0, "더 잘 맞는 선생님을 찾아 드릴 수 있어요.", "/simple-enroll"],
])("%s with %i lessons left promises none that there is not, and leads on", (answer, left, text, path) => {
  said = answer;
  const lessons = { content: [], counts: { left }, nextPaymentOn: null, rest: null } as unknown as ClassLessons;
  render(<PulseCard matchId="m1" tutorName="김서연" lessons={lessons} />);
  expect(screen.getByRole("status").textContent).toBe(text);
  expect(screen.queryByRole("link")?.getAttribute("href") ?? null).toBe(path);
});
