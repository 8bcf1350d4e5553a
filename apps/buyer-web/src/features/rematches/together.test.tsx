// @vitest-environment happy-dom
import type { ClassStage } from "@pkg/domain";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Appeal } from "./components/appeal";
import { Together } from "./components/together";
import type { LeavingStart, Statistics } from "./leaving-queries";

const statistics = (lessonCount: number, attendedCount: number) =>
  ({ lessonCount, attendedCount, minutes: attendedCount * 60, loggedCount: 1 }) as Statistics;

test.each([
  [5, 4, ["4회", "4시간", "1개", "1회"]],
  [2, 2, ["2회", "2시간", "1개", "0회"]],
])("of %i lessons %i were held together", (all, held, told) => {
  render(<Together statistics={statistics(all, held)} />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(told);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain("학생이 못 온 수업");
  // The minutes are those of the timetable: who came late or left early is not counted.
  expect(screen.getAllByRole("term")[1]?.textContent).toBe("수업 시간");
  // A pair may have had a trial of its own.
  expect(screen.getAllByRole("term")[0]?.textContent).toBe("이 수업에서 함께한 수업");
});

const show = (stage: ClassStage, refund: object | null, tutorName = "정태윤") => {
  const course = { subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준" };
  const leaving = { ...course, stage, refund, counts: { left: 0, scheduled: 0 } };
  const start = { leaving, statistics: { ...statistics(3, 3), tutorName } } as unknown as LeavingStart;
  render(<Appeal access={{ matchId: "m1", token: null }} start={start} rematchHref="/rematch" />);
  return [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")].map(({ textContent }) => textContent);
};

test.each<[ClassStage, object | null, string[]]>([
  ["RUNNING", {}, ["계속하기", "그만하기", "다른 선생님 만나기"]],
  ["RUNNING", null, ["계속하기", "다른 선생님 만나기"]],
  ["OVER", {}, ["그만하기"]],
])("a class that is %s has the choices that are possible", (stage, refund, choices) => {
  expect(show(stage, refund)).toEqual(choices);
  expect(screen.getByRole("heading", { name: "어떻게 할까요?" })).toBeTruthy();
});

test.each<[ClassStage, string]>([
  ["GIVEN_UP", "이 수업은 그만뒀어요."],
  ["OVER", "이 수업은 끝났어요."],
  ["RESTING", "이 수업은 쉬고 있어요."],
])("a class that is %s has nothing to decide, and what was given stands", (stage, said) => {
  expect(show(stage, null)).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("정태윤 선생님과여기까지 왔어요");
  expect(screen.getAllByRole("definition")[0]?.textContent).toBe("3회");
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText("어떻게 할까요?")).toBeNull();
});

test("without a tutor nothing was done together, and going on is to look for one", () => {
  expect(show("SEARCHING_AGAIN", {}, "")).toEqual(["계속하기", "그만하기"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("지금은 담당 선생님이없어요");
  expect(screen.queryByRole("definition")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "계속하기" }));
  expect(screen.getByText("선생님을 찾는 일이 지금 그대로 이어져요.")).toBeTruthy();
});
