// @vitest-environment happy-dom
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import MenuPerson from "../../../src/platform/site/menu-person";

type User = Parameters<typeof MenuPerson>[0]["user"];
const user = {
  id: "u1",
  name: "정우진",
  email: "woojin@naran.test",
  isParent: false,
  students: [{ id: "s1", name: "정우진", isSelf: true, grade: 10 }],
} as unknown as User;

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

const faceIn = (container: HTMLElement) => container.querySelector("svg")?.outerHTML;

test("a tutor's own face is the one that families see", () => {
  const tutor = { id: "1001", gender: "MALE" } as const;
  const menu = render(<MenuPerson user={{ ...user, tutor }} isTeaching />);
  const card = render(<Portrait seed={seedOf(tutor.id)} gender={tutor.gender} />);
  expect(faceIn(menu.container)).toBe(faceIn(card.container));
  const applicant = render(<MenuPerson user={{ ...user, tutor: null }} isTeaching />);
  expect(faceIn(applicant.container)).not.toBe(faceIn(card.container));
});
