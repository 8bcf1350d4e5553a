// @vitest-environment happy-dom
import { TOP_UNIVERSITIES_TEXT } from "@pkg/domain";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HelpContent } from "../../../src/platform/messenger/help-content";
import HelpSheet from "../../../src/platform/messenger/help-sheet";

const BUYERS = "수업료는 어떻게 정해지나요?";
const TUTORS = "수업료는 언제 받나요?";
const has = (text: string) => screen.queryByText(text) !== null;

test("on the tutors' site the help answers tutors, and speaks of no refunds", async () => {
  render(<HelpSheet source="tutor" open onClose={() => undefined} />);
  await screen.findByText(TUTORS);
  expect([BUYERS, "환불 규정", "태블릿을 따로 사야 하나요?"].map(has)).toEqual([false, false, false]);
  expect(screen.getByRole("link", { name: /전화하기/ })).toBeTruthy();
});

test("the help of the tutors' site says who may apply", async () => {
  render(<HelpSheet source="tutor" open onClose={() => undefined} />);
  await screen.findByText("누가 선생님으로 지원할 수 있나요?");
  const text = document.body.textContent;
  for (const rule of ["만 19세부터", TOP_UNIVERSITIES_TEXT, "개인과외교습자 신고번호"]) expect(text).toContain(rule);
});

test("everywhere else it answers buyers", async () => {
  render(<HelpSheet open onClose={() => undefined} />);
  await screen.findByText(BUYERS);
  expect([TUTORS, "환불 규정"].map(has)).toEqual([false, true]);
  cleanup();
  render(<HelpContent />);
  expect([BUYERS, TUTORS].map(has)).toEqual([true, false]);
});
