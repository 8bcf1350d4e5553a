// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { OwnClass } from "@/lib/own-tutor/own-classes";
import { LeaveClass } from "./components/leave-class";

test("a tutor who wants to leave a class reads what happens, and tells our staff which class it is", async () => {
  const own = { studentName: "김하준", subjectLabel: "수학", subjectDetailLabel: "중2-2" } as OwnClass;
  render(<LeaveClass own={own} />);
  await userEvent.click(screen.getByRole("button", { name: "이 수업을 그만두고 싶어요" }));
  await screen.findByRole("dialog", { name: "수업을 그만두고 싶나요?" });
  screen.getByText(/가족에게는 운영팀이 알리고/);
  expect(screen.getByRole("link", { name: /전화하기/ }).getAttribute("href")).toBe("tel:1600-0000");
  const mail = screen.getByRole("link", { name: "메일로 알리기" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toContain("subject=김하준 학생 수학 중2-2 수업을 그만두고 싶어요");
});
