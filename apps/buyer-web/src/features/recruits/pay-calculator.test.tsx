// @vitest-environment happy-dom
import type { PayRow } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PayCalculator } from "./components/pay-calculator";

const user = userEvent.setup({ delay: null });
const ROWS: PayRow[] = [
  { rank: "BASIC", schoolLevel: "MIDDLE", minutes: 60, pay: 20_000 },
  { rank: "BASIC", schoolLevel: "HIGH", minutes: 60, pay: 24_000 },
  { rank: "EXPERT", schoolLevel: "MIDDLE", minutes: 60, pay: 30_000 },
];

test("a month of lessons is worked out before and after tax, and follows what is chosen", async () => {
  render(<PayCalculator rows={ROWS} />);
  expect(screen.getByText("정규 수업 1회 수업료")).toBeTruthy();
  expect(screen.getByText(/체험 수업은 체험 정가로 계산해서 더 적어요/)).toBeTruthy();
  expect(screen.getByText("480,000원")).toBeTruthy();
  expect(screen.getByText("464,160원")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /한 번 줄이기/ }));
  expect(screen.getByText("400,000원")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /전문 선생님/ }));
  expect(screen.getByText("30,000원")).toBeTruthy();
  expect(screen.getByText("600,000원")).toBeTruthy();
});

test("a tier without the chosen level falls back to what it has", async () => {
  render(<PayCalculator rows={ROWS} />);
  await user.click(screen.getByRole("radio", { name: /고등/ }));
  expect(screen.getByText("24,000원")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /전문 선생님/ }));
  expect(screen.getByText("30,000원")).toBeTruthy();
});
