// @vitest-environment happy-dom
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LogOpener } from "./components/log-opener";

const place = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(place.query) }));
vi.mock("./components/log-sheet", () => ({
  default: ({ lesson, open }: { lesson: Lesson; open: boolean }) => (open ? <p>기록 {lesson.id}</p> : null),
}));
afterEach(cleanup);

const HOUR = 3_600_000;
const lesson = (id: string, hours: number) =>
  ({
    id,
    startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
    endsAt: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
    status: "SCHEDULED",
    log: null,
  }) as Lesson;

function show(query: string, lessons: readonly Lesson[]): void {
  place.query = query;
  history.replaceState(null, "", `/myclass/m1?${query}`);
  render(<LogOpener lessons={lessons}>{() => <p>수업</p>}</LogOpener>);
}

test("an address that asks for a log opens the newest that is due, once", async () => {
  show("log=due", [lesson("old", -50), lesson("last", -20), lesson("next", 20)]);
  await screen.findByText("기록 last");
  expect(location.search).toBe("");
});

test.each([
  ["asks for none", "", [lesson("last", -20)]],
  ["asks where none is due", "log=due", [lesson("next", 20)]],
])("an address that %s opens nothing", (_, query, lessons) => {
  show(query, lessons);
  expect(screen.getByText("수업")).toBeTruthy();
  expect(screen.queryByText(/^기록/)).toBeNull();
});
