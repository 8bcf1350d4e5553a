// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { loadReviewPage } from "@/lib/site/public-data";
import { TutorReviews } from "./components/tutor-reviews";

vi.mock("@/lib/site/public-data", () => ({ loadReviewPage: vi.fn() }));
vi.mock("@/lib/tutors/review-card", () => ({ ReviewCard: () => <li>후기 글</li> }));

type Page = Awaited<ReturnType<typeof loadReviewPage>>;

test.each([
  [0, "후기"],
  [2, "후기 2개"],
])("a tutor with %i reviews has the heading %s", async (totalElements, name) => {
  const content = Array.from({ length: totalElements }, (_, id) => ({ id }));
  vi.mocked(loadReviewPage).mockResolvedValue({ content, totalElements, averageRating: 5 } as unknown as Page);
  render(await TutorReviews({ tutorId: "7" }));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(name);
});
