// @vitest-environment happy-dom
import { DAY } from "@pkg/domain";
import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { fireEvent, render, screen } from "@testing-library/react";
import { Activity, StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { PastLessons } from "./components/past-lessons";

const place = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(place.query) }));
vi.mock("./components/pay-line", () => ({ PayLine: () => null }));
vi.mock("@pkg/web/features/lessons/outcome/own-side-sheet", () => ({
  default: ({ lesson, open, onClose }: { lesson: Lesson; open: boolean; onClose: () => void }) =>
    open ? (
      <p>
        설명 {lesson.id}{" "}
        <button type="button" onClick={onClose}>
          닫기
        </button>
      </p>
    ) : null,
}));
/** Lessons of as many days past, ascending; every one of them is disputed. */
const disputed = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const ended = Date.now() - (count - index) * DAY;
    return {
      id: `l${count - index}`,
      startsAt: new Date(ended - 3_600_000).toISOString(),
      endsAt: new Date(ended).toISOString(),
      status: "DONE",
      settledAs: "HELD",
      minutes: null,
      number: index + 1,
      log: { title: `기록 ${count - index}`, content: "배운 것", homework: null },
      dispute: { isOpen: true, until: null, ownDetail: null },
    } as unknown as Lesson;
  });

/** Navigates to the class page, which is shown as it was left where it was seen before. */
function visit(query: string, address = query): void {
  place.query = query;
  history.replaceState(null, "", `/myclass/m1?${address}`);
}

type PageProps = { lessons: readonly Lesson[]; isHidden?: boolean };

/** The page as the router keeps it: hidden while another one is open. */
function Page({ lessons, isHidden = false }: PageProps) {
  return (
    <StrictMode>
      <Activity mode={isHidden ? "hidden" : "visible"}>
        <PastLessons
          lessons={{ role: "TUTOR", expiresOn: null, counts: { left: 3 }, content: lessons } as ClassLessons}
          onWrite={() => {}}
        />
      </Activity>
    </StrictMode>
  );
}

function show(query: string, lessons: readonly Lesson[]) {
  visit(query);
  const { rerender } = render(<Page lessons={lessons} />);
  return {
    leave: () => rerender(<Page lessons={lessons} isHidden />),
    /** @param next the question of the router; the address lacks one that was answered before */
    comeBack: (next: string, address = next) => {
      visit(next, address);
      rerender(<Page lessons={[...lessons]} />);
    },
  };
}

const buttonOf = (id: string) =>
  screen
    .getByText(new RegExp(`기록 ${id.slice(1)}$`))
    .closest("article")
    ?.querySelector("button") ?? null;

test("an address that asks for a lesson's side opens that very form, and its button has the focus", async () => {
  show("side=l2", disputed(3));
  await screen.findByText("설명 l2");
  expect(document.activeElement).toBe(buttonOf("l2"));
  expect(location.search).toBe("");
});

test("a lesson that the folded list would hide is shown", async () => {
  show("side=l8", disputed(9));
  await screen.findByText("설명 l8");
  expect(document.activeElement).toBe(buttonOf("l8"));
});

test.each(["", "side=of-another-class"])("an address with %j opens nothing", (query) => {
  show(query, disputed(9));
  expect(screen.queryByText(/^설명 l/)).toBeNull();
  expect(screen.queryByText(/기록 8$/)).toBeNull();
});

const close = () => fireEvent.click(screen.getByRole("button", { name: "닫기" }));

test("a page that was seen before opens the lesson that is asked for now", async () => {
  const page = show("side=l2", disputed(9));
  await screen.findByText("설명 l2");
  close();
  page.leave();
  page.comeBack("side=l8");
  await screen.findByText("설명 l8");
  expect(screen.queryByText("설명 l2")).toBeNull();
  expect(document.activeElement).toBe(buttonOf("l8"));
  expect(location.search).toBe("");
});

test("the same lesson opens again when it is asked for again", async () => {
  const page = show("side=l2", disputed(3));
  await screen.findByText("설명 l2");
  close();
  page.leave();
  page.comeBack("side=l2");
  await screen.findByText("설명 l2");
});

test("a page that comes back without the question opens nothing", async () => {
  const page = show("side=l2", disputed(3));
  await screen.findByText("설명 l2");
  close();
  page.leave();
  page.comeBack("side=l2", "");
  expect(screen.queryByText(/^설명 l/)).toBeNull();
  page.leave();
  page.comeBack("");
  expect(screen.queryByText(/^설명 l/)).toBeNull();
});

test("a lesson in whose room the two were never at once is not said to have no entry", () => {
  const [lesson] = disputed(1);
  const asked = {
    ...lesson,
    settledAs: "ASKED",
    minutes: { student: 1, tutor: 0, together: 0 },
    log: null,
    dispute: null,
  };
  render(<Page lessons={[asked as unknown as Lesson]} />);
  expect(screen.getByText(/^수업방에 함께 있던 기록이 모자라요/)).toBeTruthy();
});
