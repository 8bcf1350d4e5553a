// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ClassReview } from "./queries";
import { ReviewsWritePage } from "./reviews-write-page";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const push = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const OPEN: ClassReview = {
  ...{ tutorName: "이수진", subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준" },
  ...{ heldLessons: 4, neededLessons: 4, isOpen: true, review: null },
};
const WRITTEN: NonNullable<ClassReview["review"]> = {
  ...{ id: 1, rating: 4, chips: ["KIND"], text: "천천히 기다려 주셔서 좋았어요." },
  ...{ createdAt: "2026-10-01T03:00:00.000Z", editableUntil: "2026-10-31T03:00:00.000Z" },
  ...{ hiddenReason: null, reply: null },
};

function show(state: ClassReview) {
  http.GET.mockResolvedValue(state);
  http.PUT.mockResolvedValue(state);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ReviewsWritePage matchId="m1" />
    </QueryClientProvider>,
  );
}

test("says how many lessons are missing", async () => {
  show({ ...OPEN, heldLessons: 1, isOpen: false });
  expect(await screen.findByRole("heading", { name: "후기는 수업 4회부터 쓸 수 있어요" })).toBeTruthy();
});

test("asks for stars and for a text without contact data, and sends what was chosen", async () => {
  show(OPEN);
  await user.type(await screen.findByRole("textbox"), "010-1234-5678로 물어보세요");
  await user.click(screen.getByRole("button", { name: /후기 남기기/ }));
  expect(await screen.findByText("별점을 골라 주세요.")).toBeTruthy();
  expect(screen.getByText(/연락할 수 있는 내용은 빼 주세요/)).toBeTruthy();
  expect(http.PUT).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: /^5점/ }));
  await user.click(screen.getByRole("button", { name: "다정해요" }));
  await user.clear(screen.getByRole("textbox"));
  await user.type(screen.getByRole("textbox"), "천천히 기다려 주셔서 좋았어요.");
  await user.click(screen.getByRole("button", { name: /후기 남기기/ }));
  await vi.waitFor(() => expect(push).toHaveBeenCalledWith("/myclass/m1"));
  expect(http.PUT).toHaveBeenCalledWith("/lessons/matches/{id}/review", {
    params: { path: { id: "m1" } },
    body: { rating: 5, chips: ["KIND"], text: "천천히 기다려 주셔서 좋았어요." },
  });
});

test("two stars ask what was lacking; praise that was chosen before is not sent with them", async () => {
  show(OPEN);
  await user.type(await screen.findByRole("textbox"), "시간을 자주 바꿔서 힘들었어요.");
  await user.click(screen.getByRole("radio", { name: /^5점/ }));
  await user.click(screen.getByRole("button", { name: "다정해요" }));
  await user.click(screen.getByRole("radio", { name: /^2점/ }));
  expect(screen.getByRole("group", { name: "어떤 점이 아쉬웠나요?" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "다정해요" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "시간을 자주 바꾸거나 늦어요" }));
  await user.click(screen.getByRole("button", { name: /후기 남기기/ }));
  await vi.waitFor(() => expect(http.PUT).toHaveBeenCalled());
  expect(http.PUT.mock.lastCall?.[1]).toMatchObject({ body: { rating: 2, chips: ["LATE"] } });
});

test("a text that is not sent stands there again after a refresh; one that was sent does not", async () => {
  show(OPEN);
  await user.type(await screen.findByRole("textbox"), "천천히 기다려 주셔서 좋았어요.");
  await user.click(screen.getByRole("radio", { name: /^5점/ }));
  cleanup();
  show(OPEN);
  expect(await screen.findByDisplayValue("천천히 기다려 주셔서 좋았어요.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^5점/ }).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: /후기 남기기/ }));
  await vi.waitFor(() => expect(push).toHaveBeenCalled());
  cleanup();
  show(OPEN);
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox")).value).toBe("");
});

test("a written one is filled in, with staff's reason and the tutor's answer", async () => {
  const reply = { text: "같이 해 줘서 고마워요.", repliedAt: "2026-10-02T03:00:00.000Z" };
  show({ ...OPEN, review: { ...WRITTEN, hiddenReason: "이름이 적혀 있어요.", reply } });
  expect(await screen.findByDisplayValue(WRITTEN.text)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^4점/ }).checked).toBe(true);
  expect(screen.getByText(/이유: 이름이 적혀 있어요\. 이유가 맞지 않으면 고객센터로/)).toBeTruthy();
  expect(screen.getByText(reply.text)).toBeTruthy();
});

test("after its days it can be read and not changed", async () => {
  show({ ...OPEN, isOpen: false, review: WRITTEN });
  expect(await screen.findByText(WRITTEN.text)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
