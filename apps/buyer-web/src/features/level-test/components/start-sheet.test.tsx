// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { LevelTest } from "../queries";
import { StartSheet } from "./start-sheet";

const startTest = vi.hoisted(() => vi.fn());
vi.mock("../queries", () => ({ startTest }));
vi.mock("../board-href", () => ({ boardHref: (id: string) => `http://localhost:3003/board/${id}` }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
const onClose = vi.fn();
const test2 = { subject: "MATH", level: "M2", subjectLabel: "수학" } as LevelTest;
const open = async () => {
  render(<StartSheet test={test2} student={{ id: "s1", name: "김하준", grade: 8 }} onClose={onClose} />);
  await screen.findByText("20분 시험 시작하기");
};
const start = () => screen.getByText("20분 시험 시작하기").closest("button") as HTMLButtonElement;

beforeEach(() => startTest.mockResolvedValue("t1"));
test("without a confidence nothing begins, and the first answer has the focus", async () => {
  await open();
  fireEvent.click(start());
  screen.getByText("지금 생각을 하나 골라 주세요.");
  expect(document.activeElement).toBe(document.querySelector("input[type=radio]"));
  expect(startTest).not.toHaveBeenCalled();
});

test("begins the test with the confidence, and opens the board", async () => {
  await open();
  fireEvent.click(screen.getByLabelText(/^다지기/));
  await act(async () => void fireEvent.click(start()));
  expect(startTest).toHaveBeenCalledWith(test2, "LOW", "s1");
  expect(assign).toHaveBeenCalledWith("http://localhost:3003/board/t1");
});

test("back from the board the sheet is closed, and nothing waits", async () => {
  await open();
  fireEvent.click(screen.getByLabelText(/^다지기/));
  await act(async () => void fireEvent.click(start()));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(start().getAttribute("aria-busy")).not.toBe("true");
});
