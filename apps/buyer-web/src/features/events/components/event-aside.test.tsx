// @vitest-environment happy-dom
import type { EventWire } from "@pkg/web/features/events/event-article";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EventAside } from "./event-aside";

vi.mock("./participation", () => ({ Participation: () => <div data-joined="" /> }));

const EVENT = {
  id: "e1",
  title: "한 달 공부 계획표",
  questions: [],
  endAt: "2026-12-31T15:00:00Z",
  giftUrl: null,
  state: "OPEN",
};

test.each([
  ["LEARNING_TYPE", "학습 유형 검사하기", true],
  ["TUTOR_FINDING", "선생님 둘러보기", false],
] as const)("what is of use before taking part alone goes after it: %s", (type, name, goes) => {
  render(<EventAside event={{ ...EVENT, type } as unknown as EventWire} />);
  const way = screen.getByRole("link", { name }).parentElement;
  expect(way?.className.includes("group-has-data-joined/join:hidden")).toBe(goes);
});
