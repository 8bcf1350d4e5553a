// @vitest-environment happy-dom
import { render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type RedirectCode, useRedirectError } from "./use-redirect-error";

const replace = vi.fn();
const toast = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));
vi.mock("@pkg/ui/toast", () => ({ toast: (...told: unknown[]) => toast(...told) }));

function Page({ code }: { code: RedirectCode | null }) {
  useRedirectError(code);
  return null;
}

beforeEach(() => {
  sessionStorage.clear();
});
test.each([
  ["REDIRECT_SIMPLE_ENROLL", "/simple-enroll", "수업을 먼저 골라 주세요."],
  ["REDIRECT_ENROLL", "/tutoring/enroll", "수강 정보를 먼저 확인할게요. 고른 내용은 그대로 있어요."],
  ["REDIRECT_MATCHING", "/tutoring/matching", "선생님을 찾고 있는 수업이 있어요. 매칭 현황으로 갈게요."],
] as const)("%s replaces the page with a one-line notice", async (code, to, text) => {
  render(<Page code={code} />);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(to));
  expect(toast).toHaveBeenCalledWith(text, { tone: "info" });
});

test("a page that sends back and forth stays after two redirects", async () => {
  for (let time = 1; time <= 2; time++) {
    render(<Page code="REDIRECT_ENROLL" />);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(time));
  }
  render(<Page code="REDIRECT_ENROLL" />);
  await vi.waitFor(async () => {
    const { useAppDialog } = await import("@pkg/web/platform/errors/app-dialog");
    expect(useAppDialog.getState().open).toBe(true);
  });
  expect(replace).toHaveBeenCalledTimes(2);
});

test("nothing raised goes nowhere", () => {
  render(<Page code={null} />);
  expect(replace).not.toHaveBeenCalled();
});
