// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WholeSubject } from "./whole-subject";

afterEach(cleanup);
const MATH = { key: "MATH", label: "수학" };
const detail = (key: string, level: "MIDDLE" | "HIGH") => ({ key, targetSchoolLevels: [level] });
const DETAILS = [detail("M1", "MIDDLE"), detail("M2", "MIDDLE"), detail("H1", "HIGH"), detail("H2", "HIGH")];

test("all of a school level are chosen with one press, and given up with the next", () => {
  const change = vi.fn();
  const { rerender } = render(
    <WholeSubject subject={MATH} details={DETAILS} chosen={["M1", "H1"]} onChange={change} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "수학 중1–3 전부 고르기" }));
  expect(change).toHaveBeenLastCalledWith(["H1", "M1", "M2"]);
  rerender(<WholeSubject subject={MATH} details={DETAILS} chosen={["H1", "M1", "M2"]} onChange={change} />);
  fireEvent.click(screen.getByRole("button", { name: "수학 중1–3 전부 빼기" }));
  expect(change).toHaveBeenLastCalledWith(["H1"]);
  screen.getByRole("button", { name: "수학 고1–3 전부 고르기" });
});

test("a single detail needs no such button", () => {
  render(<WholeSubject subject={MATH} details={[detail("M1", "MIDDLE")]} chosen={[]} onChange={() => {}} />);
  expect(screen.queryByRole("button")).toBeNull();
});
