// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Participated } from "./participated";

afterEach(() => {
  vi.useRealTimers();
});

const event = { id: "winter-plan", type: "GENERAL" as const, title: "겨울방학 계획표 나눔", giftUrl: null };
const show = (kind: "FIRST" | "BEFORE", giftUrl: string | null) =>
  render(
    <Participated
      joined={{ kind, at: "2026-11-29T03:00:00.000Z" }}
      event={{ ...event, giftUrl }}
      level={2}
      onAgain={() => {}}
    />,
  );

test.each(["FIRST", "BEFORE"] as const)("what the event gives is on the page after taking part: %s", (kind) => {
  show(kind, "/files/winter-plan.pdf");
  expect(screen.getByRole("link", { name: "받기" }).getAttribute("href")).toBe("/files/winter-plan.pdf");
  expect(screen.getByText(/바로 받으세요/)).toBeTruthy();
});

test("an event that gives nothing at once shows no link, and a later visit that one took part already", () => {
  show("BEFORE", null);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("heading", { name: "이미 참여했어요" })).toBeTruthy();
});

test.each([
  ["2026-12-01T14:59:00Z", "12월 1일(화)까지 한 달 공부 계획표를 적어 주신 번호로 보내 드릴게요."],
  [
    "2026-12-01T15:00:00Z",
    "12월 1일(화)까지 한 달 공부 계획표를 적어 주신 번호로 보내 드리기로 했어요. 받지 못했다면 고객센터 1600-0000으로 알려 주세요.",
  ],
])("a promised day that is over stands as a promise no more: %s", (now, text) => {
  vi.useFakeTimers({ now: new Date(now) });
  const { container } = render(
    <Participated
      joined={{ kind: "BEFORE", at: "2026-11-27T03:00:00.000Z" }}
      event={{ ...event, type: "LEARNING_TYPE" }}
      level={2}
      onAgain={() => {}}
    />,
  );
  expect(container.textContent).toContain(text);
});
