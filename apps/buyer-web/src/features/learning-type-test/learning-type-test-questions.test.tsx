// @vitest-environment happy-dom
import { LEARNING_ITEMS } from "@pkg/domain";
import { setSignedOut, useSession } from "@pkg/web/platform/session/session-store";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownLearningType } from "@/lib/visitor/own-learning-type";
import { LearningTypeQuestions } from "./learning-type-test-questions";
import { giveAnswer, startOver } from "./use-answers";

const [call, keep, forget] = [vi.fn(), vi.fn(), vi.fn()];
const replace = vi.fn();
const react = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace, push: vi.fn(), prefetch: vi.fn() }) }));
vi.mock("next/link", () => ({
  default: ({ children, href }: { children: React.ReactNode; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock("@pkg/web/platform/errors/error-reaction", () => ({ reactTo: (error: unknown) => react(error) }));
vi.mock("@pkg/web/platform/api/api", () => ({
  api: () => ({
    POST: (path: string, init: unknown) => call(path, init),
    PATCH: (path: string, init: unknown) => keep(path, init),
    DELETE: (path: string) => forget(path),
  }),
  dataOf: (answered: unknown) => answered,
}));

const answerUpTo = (count: number) => {
  for (let index = 0; index < count; index += 1) giveAnswer(index, 4);
};
const open = (step: number) =>
  render(
    <NuqsTestingAdapter searchParams={`?step=${step}`} hasMemory>
      <LearningTypeQuestions />
    </NuqsTestingAdapter>,
  );
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const press = (element: Element, detail = 0) => act(async () => void fireEvent.click(element, { detail }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(startOver);
  ownLearningType.forget();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("without an answer nothing goes on, and the screen says why", async () => {
  open(1);
  await press(screen.getByText("다음"));
  expect(heading()).toBe(LEARNING_ITEMS[0]?.text);
  expect(screen.getByRole("alert").textContent).toBe("하나를 골라 주세요.");
  expect(document.activeElement).toBe(radio("전혀 아니에요"));
});

test("a press answers and goes on after a moment; a choice by keyboard waits for the button", async () => {
  open(1);
  await press(radio("꽤 그래요"), 1);
  expect(heading()).toBe(LEARNING_ITEMS[0]?.text);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(heading()).toBe(LEARNING_ITEMS[1]?.text);
  await press(radio("반반이에요"));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(heading()).toBe(LEARNING_ITEMS[1]?.text);
  await press(screen.getByText("다음"));
  expect(heading()).toBe(LEARNING_ITEMS[2]?.text);
});

test("a digit answers and goes on, from the statement itself, which has the focus at once", async () => {
  open(1);
  const title = screen.getByRole("heading", { level: 1 });
  expect(document.activeElement).toBe(title);
  fireEvent.keyDown(title, { key: "3", ctrlKey: true });
  expect(radio("반반이에요").checked).toBe(false);
  fireEvent.keyDown(title, { key: "2" });
  expect(radio("별로 안 그래요").checked).toBe(true);
  fireEvent.keyDown(radio("전혀 아니에요"), { key: "5" });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(heading()).toBe(LEARNING_ITEMS[1]?.text);
  fireEvent.keyDown(radio("전혀 아니에요"), { key: "6" });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(heading()).toBe(LEARNING_ITEMS[1]?.text);
});

test("opens at the first statement without an answer, whatever the address says", () => {
  answerUpTo(6);
  open(15);
  expect(heading()).toBe(LEARNING_ITEMS[6]?.text);
});

test("the last one sends all answers, keeps whose result it is, and opens the result", async () => {
  answerUpTo(17);
  const id = "i".repeat(22);
  call.mockResolvedValue({ id, claimKey: "k".repeat(22), type: "PLAN_PRINCIPLE_ALONE", scores: {} });
  open(18);
  await press(radio("꽤 그래요"), 1);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(call).not.toHaveBeenCalled();
  await press(screen.getByText("결과 보기"));
  expect(call).toHaveBeenCalledWith("/learning-type-results", { body: { answers: LEARNING_ITEMS.map(() => 4) } });
  expect(replace).toHaveBeenCalledWith(`/learning-type-test?result=${id}`);
  expect(ownLearningType.read()).toEqual({
    id,
    claimKey: "k".repeat(22),
    type: "PLAN_PRINCIPLE_ALONE",
    isClaimed: false,
  });
});

test("a failure is told, and every answer is still there", async () => {
  answerUpTo(18);
  const failure = new Error("no network");
  call.mockRejectedValue(failure);
  open(18);
  await press(screen.getByText("결과 보기"));
  expect(react).toHaveBeenCalledWith(failure);
  expect(replace).not.toHaveBeenCalled();
  expect(radio("꽤 그래요").checked).toBe(true);
  screen.getByText("결과 보기");
});

describe("somebody with an account", () => {
  beforeEach(() => useSession.setState({ status: "signed-in", isLoggedIn: true }));
  afterEach(() => setSignedOut());

  test("goes on where another device was left, and each answer is kept", async () => {
    giveAnswer(0, 4);
    keep.mockResolvedValue({ answers: LEARNING_ITEMS.map((_item, place) => (place < 5 ? 2 : null)) });
    await act(async () => void open(6));
    expect(keep).toHaveBeenCalledWith("/learning-type-answers/me", {
      body: { answers: LEARNING_ITEMS.map((_item, place) => (place === 0 ? 4 : null)) },
    });
    await waitFor(() => expect(heading()).toBe(LEARNING_ITEMS[5]?.text));
    await press(radio("꽤 그래요"));
    await waitFor(() =>
      expect(keep.mock.lastCall?.[1].body.answers).toEqual(
        LEARNING_ITEMS.map((_item, place) => (place === 0 || place === 5 ? 4 : place < 5 ? 2 : null)),
      ),
    );
  });

  test("loses nothing when the account can't be reached, and leaves nothing there once the result is made", async () => {
    keep.mockRejectedValue(new Error("offline"));
    answerUpTo(17);
    await act(async () => void open(18));
    await press(radio("꽤 그래요"));
    expect(radio("꽤 그래요").checked).toBe(true);
    call.mockResolvedValue({ id: "abc", claimKey: "key", type: "PLAN_PRINCIPLE_ALONE" });
    await press(screen.getByText("결과 보기"));
    await waitFor(() => expect(forget).toHaveBeenCalledWith("/learning-type-answers/me"));
    expect(replace).toHaveBeenCalledWith("/learning-type-test?result=abc");
  });
});
