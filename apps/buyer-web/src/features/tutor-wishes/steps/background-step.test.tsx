// @vitest-environment happy-dom

import { NO_WISHES } from "@pkg/domain";
import { cleanup, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BackgroundStep } from "./background-step";

const TOP = ["최상위권 대학", "상위권 대학"];

test.each([
  [["BASIC", "BASIC"], TOP],
  [
    ["BASIC", "EXPERT"],
    [...TOP, "주요 대학", "지역 거점 국립대", "그 밖의 대학"],
  ],
] as const)("for courses of %s these universities may be wished", (ranks, offered) => {
  render(<BackgroundStep wishes={{ ...NO_WISHES, gradeBand: null }} change={vi.fn()} titleId="t" ranks={ranks} />);
  const group = within(screen.getByRole("group", { name: "대학" }));
  expect(group.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(offered);
  cleanup();
});
