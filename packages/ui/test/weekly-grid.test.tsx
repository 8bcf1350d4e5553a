import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { type Week, WeeklyGrid, weekDuration, weekFromRanges, weekToRanges } from "../src/weekly-grid";

const LESSON = { day: 3, from: 1200, to: 1260, name: "김하준" };

function Grid({ start = weekFromRanges([]), spy }: { start?: Week; spy?: (week: Week) => void }) {
  const [week, setWeek] = useState(start);
  return (
    <>
      <WeeklyGrid
        label="만날 수 있는 시간"
        value={week}
        onChange={(next) => {
          spy?.(next);
          setWeek(next);
        }}
        minHour={18}
        maxHour={22}
        lessons={[LESSON]}
      />
      <output data-testid="week">
        {weekToRanges(week)
          .map((r) => `${r.day}:${r.from}-${r.to}`)
          .join(" ")}
      </output>
    </>
  );
}

const cell = (name: string) => screen.getByRole("gridcell", { name });
const week = () => screen.getByTestId("week").textContent;

test("one tab stop; arrows move, Space toggles, names include the state", async () => {
  const user = userEvent.setup();
  render(<Grid />);
  await user.tab();
  expect(document.activeElement).toBe(cell("월요일 18시, 비어 있음"));
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown} ");
  expect(cell("목요일 18시 30분, 가능").getAttribute("aria-selected")).toBe("true");
  expect(week()).toBe("3:1110-1140");
  expect(screen.getAllByRole("gridcell").filter((c) => c.tabIndex === 0)).toHaveLength(1);
  await user.keyboard(" ");
  expect(week()).toBe("");
});

test("keys act on the cell that has the focus, however it came there", async () => {
  const user = userEvent.setup();
  render(<Grid />);
  act(() => cell("수요일 19시, 비어 있음").focus());
  await user.keyboard(" ");
  expect(week()).toBe("2:1140-1170");
  expect(screen.getAllByRole("gridcell").filter((c) => c.tabIndex === 0)).toEqual([cell("수요일 19시, 가능")]);
});

test("Shift and arrows extend and shrink the state of the first cell, as one undo step", async () => {
  const user = userEvent.setup();
  render(<Grid />);
  await user.tab();
  await user.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}");
  expect(week()).toBe("0:1080-1170 1:1080-1170");
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(week()).toBe("0:1080-1140 1:1080-1140");
  await user.keyboard("{Control>}z{/Control}");
  expect(week()).toBe("0:1080-1110");
});

test("a drag paints by its first cell, leaves lessons alone, and can be undone", () => {
  render(<Grid />);
  fireEvent.pointerDown(cell("목요일 19시, 비어 있음"), { button: 0, isPrimary: true, pointerType: "mouse" });
  fireEvent.pointerOver(cell("목요일 21시 30분, 비어 있음"), { pointerType: "mouse" });
  expect(week()).toBe("");
  fireEvent.pointerUp(window);
  expect(week()).toBe("3:1140-1200 3:1260-1320");
  expect(cell("목요일 20시, 김하준 수업").getAttribute("aria-disabled")).toBe("true");

  fireEvent.pointerDown(cell("목요일 19시, 가능"), { button: 0, isPrimary: true, pointerType: "mouse" });
  fireEvent.pointerOver(cell("목요일 19시 30분, 가능"), { pointerType: "mouse" });
  fireEvent.pointerUp(window);
  expect(week()).toBe("3:1260-1320");
  fireEvent.click(screen.getByRole("button", { name: "되돌리기" }));
  expect(week()).toBe("3:1140-1200 3:1260-1320");
  expect(screen.queryByRole("button", { name: "되돌리기" })).toBeNull();
});

test("a release before the next render paints all crossed cells", () => {
  render(<Grid />);
  const [from, to] = [cell("목요일 18시, 비어 있음"), cell("목요일 19시, 비어 있음")];
  fireEvent.pointerDown(from, { button: 0, isPrimary: true, pointerType: "mouse" });
  act(() => {
    to.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
    window.dispatchEvent(new Event("pointerup"));
  });
  expect(week()).toBe("3:1080-1170");
});

test("on touch a drag waits 150 ms: a swipe scrolls, a tap paints one half hour", () => {
  vi.useFakeTimers();
  const spy = vi.fn();
  render(<Grid spy={spy} />);
  const start = cell("화요일 19시, 비어 있음");
  const touch = { button: 0, isPrimary: true, pointerType: "touch", pointerId: 1 };

  fireEvent.pointerDown(start, { ...touch, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(start, { ...touch, clientX: 0, clientY: 40 });
  vi.advanceTimersByTime(300);
  fireEvent.pointerUp(start, touch);
  expect(spy).not.toHaveBeenCalled();

  fireEvent.pointerDown(start, { ...touch, clientX: 0, clientY: 0 });
  vi.advanceTimersByTime(80);
  fireEvent.pointerUp(start, touch);
  expect(week()).toBe("1:1140-1170");
  vi.useRealTimers();
});

test("the list adds and removes ranges as painting does", async () => {
  const user = userEvent.setup();
  render(<Grid />);
  await user.click(screen.getByRole("button", { name: "직접 입력" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "요일" }), "토");
  await user.selectOptions(screen.getByRole("combobox", { name: "시작" }), "19:30");
  await user.selectOptions(screen.getByRole("combobox", { name: "끝" }), "19:00");
  await user.click(screen.getByRole("button", { name: "추가" }));
  expect(screen.getByText("끝나는 시간이 시작보다 늦어야 해요.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "끝" }), "21:00");
  await user.click(screen.getByRole("button", { name: "추가" }));
  expect(week()).toBe("5:1170-1260");
  await user.click(screen.getByRole("button", { name: "토요일 19:30–21:00 지우기" }));
  expect(week()).toBe("");
});

test("says durations", () => {
  expect([30, 60, 510].map(weekDuration)).toEqual(["30분", "1시간", "8시간 30분"]);
});
