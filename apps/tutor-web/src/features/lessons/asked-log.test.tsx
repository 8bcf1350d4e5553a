// @vitest-environment happy-dom
import { HOUR } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { fireEvent, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { expect, test, vi } from "vitest";
import { LogOpener } from "./components/log-opener";

const place = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(place.query) }));
vi.mock("./components/log-sheet", () => ({
  default: ({ lesson, open, onClose }: { lesson: Lesson; open: boolean; onClose: () => void }) =>
    open ? (
      <p>
        기록 {lesson.id}{" "}
        <button type="button" onClick={onClose}>
          닫기
        </button>
      </p>
    ) : null,
}));
const lesson = (id: string, hours: number) =>
  ({
    id,
    startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
    endsAt: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
    status: "SCHEDULED",
    settledAs: hours < 0 ? "HELD" : null,
    log: null,
  }) as Lesson;

type PageProps = { lessons: readonly Lesson[]; isHidden?: boolean };

/** The page as the router keeps it: hidden while another one is open. */
function Page({ lessons, isHidden = false }: PageProps) {
  return (
    <Activity mode={isHidden ? "hidden" : "visible"}>
      <LogOpener lessons={lessons}>{() => <p>수업</p>}</LogOpener>
    </Activity>
  );
}

function visit(query: string): void {
  place.query = query;
  history.replaceState(null, "", `/myclass/m1?${query}`);
}

function show(query: string, lessons: readonly Lesson[]) {
  visit(query);
  return render(<Page lessons={lessons} />).rerender;
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

test("a page that was seen before opens the log that is due now, and nothing where none is asked for", async () => {
  const old = lesson("old", -50);
  const last = lesson("last", -20);
  const rerender = show("log=due", [old, last]);
  await screen.findByText("기록 last");
  fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  const written = [old, { ...last, log: { title: "쓴 기록" } } as Lesson];
  rerender(<Page lessons={written} isHidden />);
  visit("");
  rerender(<Page lessons={[...written]} />);
  expect(screen.queryByText(/^기록/)).toBeNull();
  rerender(<Page lessons={written} isHidden />);
  visit("log=due");
  rerender(<Page lessons={[...written]} />);
  await screen.findByText("기록 old");
  expect(location.search).toBe("");
});
