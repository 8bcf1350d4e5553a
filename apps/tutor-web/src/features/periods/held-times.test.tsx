// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HeldList } from "./components/held-list";
import { heldTimes } from "./held-times";

vi.mock("@pkg/web/platform/site/app-link", () => ({ AppLink: "a" }));
afterEach(cleanup);

const proposal = (id: string, change: object = {}) => ({
  ...{ id, minutes: 60, lessonTimes: "화 19시", openStarts: [{ day: 1, halfHour: 38 }], offer: null },
  ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", gradeLabel: "중2" },
  ...change,
});
const OFFER = { lessonStarts: [{ day: 5, halfHour: 20 }], lessonTimes: "토 10시" };

test("the times of proposals and offers stand in the week, each with whose answer it waits for", () => {
  const held = heldTimes([
    proposal("p1"),
    proposal("p2", { offer: OFFER, minutes: 80 }),
    proposal("p3", { offer: OFFER, openStarts: [] }),
  ]);
  expect(held.map(({ id, waitsFor, blocks }) => [id, waitsFor, blocks])).toEqual([
    ["p1", "TUTOR", [{ day: 1, from: 1140, to: 1200, name: "제안" }]],
    ["p2", "FAMILY", [{ day: 5, from: 600, to: 690, name: "답 대기" }]],
    ["p2", "TUTOR", [{ day: 1, from: 1140, to: 1230, name: "제안" }]],
    ["p3", "FAMILY", [{ day: 5, from: 600, to: 660, name: "답 대기" }]],
  ]);
  render(<HeldList held={held} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ["p1", "p2", "p2", "p3"].map((id) => `/pairings/${id}`),
  );
  expect(screen.getAllByText("다른 시간을 제안했고, 가족이 답할 차례예요")).toHaveLength(2);
});

test("without an open proposal nothing is held", () => {
  expect(render(<HeldList held={heldTimes([])} />).container.innerHTML).toBe("");
});
