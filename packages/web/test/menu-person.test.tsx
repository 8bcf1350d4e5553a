// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import MenuPerson from "../src/platform/shell/menu-person";

type User = Parameters<typeof MenuPerson>[0]["user"];
const user = {
  id: "u1",
  name: "정우진",
  email: "woojin@naran.test",
  isParent: false,
  students: [{ id: "s1", name: "정우진", isSelf: true, grade: 10 }],
} as unknown as User;

afterEach(cleanup);

test("a buyer's menu names the student and the grade", () => {
  render(<MenuPerson user={user} isTeaching={false} />);
  screen.getByText("정우진");
  screen.getByText("고1");
});

test("the tutor's menu shows who signed in, with no grade", () => {
  render(<MenuPerson user={user} isTeaching />);
  screen.getByText("정우진");
  expect(screen.queryByText(/N수|학년|[초중고]\d/)).toBeNull();
});
