// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Review } from "@/lib/tutors/review-card";
import { readFilter } from "./review-filter";
import { ReviewsPage } from "./reviews-page";

const load = vi.hoisted(() => ({ loadReviewPage: vi.fn(), loadSubjects: vi.fn() }));
const push = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/public-data", () => load);
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const user = userEvent.setup({ delay: null });
const REVIEW: Review = {
  ...{ id: 1, subjectKey: "MATH", subjectLabel: "수학", grade: 9, months: 3, rating: 4.5, chips: ["KIND"] },
  ...{
    text: "천천히 기다려 주셔서 좋았어요.",
    isVerified: true,
    isEdited: true,
    createdAt: "2026-11-20T03:00:00.000Z",
  },
  tutor: { id: "7", name: "이수진", tier: "BASIC" },
  reply: { text: "고마워요.", repliedAt: "2026-11-21T03:00:00.000Z" },
};
const STARS = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 13 : 0 }));

async function show(query: Record<string, string>, found: object | null) {
  load.loadSubjects.mockResolvedValue([{ key: "MATH", label: "수학" }]);
  if (found) load.loadReviewPage.mockResolvedValue({ averageRating: 4.5, distribution: STARS, ...found });
  else load.loadReviewPage.mockRejectedValue(new Error("no answer"));
  return render(await ReviewsPage({ filter: readFilter(query) }));
}

test("shows the figures, the review with its mark and answer, and the way to the next page", async () => {
  await show({ subject: "MATH" }, { content: [REVIEW], totalElements: 13 });
  expect(load.loadReviewPage).toHaveBeenCalledWith({ sort: "LATEST", size: 12, page: 0, subject: "MATH" });
  expect(screen.getByText("수강 인증")).toBeTruthy();
  expect(screen.getByText(/표시가 없는 후기는 확인하지 못했어요/)).toBeTruthy();
  expect(screen.getByText("고마워요.")).toBeTruthy();
  expect(screen.getByText(/2026\.11\.20 · 수정됨/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "이수진 선생님 보기" }).getAttribute("href")).toBe("/tutors/7");
  expect(screen.getByRole("link", { name: "다음" }).getAttribute("href")).toBe("/reviews?subject=MATH&page=2");
  expect(screen.queryByRole("link", { name: "이전" })).toBeNull();
});

test("a choice changes the address and keeps the others", async () => {
  await show({ subject: "MATH", page: "2" }, { content: [REVIEW], totalElements: 13 });
  await user.selectOptions(screen.getByRole("combobox", { name: "학년" }), "9");
  expect(push).toHaveBeenCalledWith("/reviews?subject=MATH&grade=9", { scroll: false });
});

test.each([
  [{ grade: "9" }, "고른 조건의 후기가 아직 없어요"],
  [{ page: "99" }, "이 페이지에는 후기가 없어요"],
])("%o without any says so", async (query, title) => {
  await show(query, { content: [], totalElements: 0 });
  expect(screen.getByText(title)).toBeTruthy();
});

test("no answer is said, and nothing is counted", async () => {
  await show({}, null);
  expect(screen.getByText("후기를 불러오지 못했어요")).toBeTruthy();
});

test("the plain list tells search engines the average of all", async () => {
  const { container } = await show({}, { content: [REVIEW], totalElements: 13 });
  expect(JSON.parse(container.querySelector("script")?.textContent ?? "{}")).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 13 },
    review: [{ reviewBody: REVIEW.text }],
  });
});
