// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Me } from "@/lib/account/me";
import { MypageLinks } from "./mypage-links";

vi.mock("@/lib/card/stored-methods", () => ({ useDefaultPayment: () => ({ data: null, isSuccess: true }) }));
afterEach(cleanup);

const student = { id: "s1", name: "김하준", grade: 8, schoolId: null, school: null, schoolName: null };

test.each([
  ["a grade without a school is no reason to warn", [student], "중2", false],
  ["a typed school stands with the grade", [{ ...student, schoolName: "나란중학교" }], "중2 · 나란중학교", false],
  ["two children are counted", [student, { ...student, id: "s2" }], "학생 2명", false],
  ["a child without a grade is asked about", [student, { ...student, id: "s2", grade: null }], "알려 주세요", true],
])("%s", (_, students, value, isWarned) => {
  render(<MypageLinks me={{ name: "김지영", address: "서울", students } as unknown as Me} />);
  screen.getByRole("link", { name: new RegExp(`학년과 학교.*${value}`) });
  expect(screen.getByText(value).className.includes("text-warn")).toBe(isWarned);
});
