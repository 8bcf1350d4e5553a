// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PersonStep } from "./person-step";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const nothing = () => {};
const step = {
  ...{ title: "이름과 태어난 해를 알려 주세요", initial: { name: "", birthYear: "" }, own: true },
  ...{ onDone: nothing, validate: () => ({}), takesFocus: false },
};

test.each([
  ["a student", false, "2010"],
  ["a parent", true, "1985"],
])("the example of %s's year is one of theirs", (_who, isParent, year) => {
  render(<PersonStep {...step} isParent={isParent} />);
  expect(screen.getByPlaceholderText(year)).toBeTruthy();
});
