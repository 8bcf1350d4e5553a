// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { SentApplicant } from "./applicant-queries";
import { EarlierDecisions } from "./decided";
import { OperatorApplicants } from "./operator-applicants";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

beforeEach(() => void vi.setSystemTime("2026-11-26T03:00:00Z"));
afterEach(() => void vi.useRealTimers());

test("who waits longer than was promised is marked, the others have their day", async () => {
  const row = {
    status: "REGISTERED",
    universityName: "서울대학교",
    major: "수학과",
    expertWish: false,
    decidedAt: null,
  };
  const content = [
    { ...row, id: "a1", name: "배소윤", registeredAt: "2026-11-22T03:00:00Z" },
    { ...row, id: "a2", name: "정우진", registeredAt: "2026-11-23T03:00:00Z" },
  ];
  http.GET.mockResolvedValue({ content, totalElements: 2 });
  showDesk(<OperatorApplicants />);
  expect((await screen.findByRole("link", { name: /배소윤/ })).textContent).toContain("11월 25일(수) 지났어요");
  expect(screen.getByRole("link", { name: /정우진/ }).textContent).toContain("11월 26일(목)까지");
});

test("what became of earlier applications is read beside the present one, with its reason", () => {
  const earlier: SentApplicant["earlier"] = [
    {
      id: "a0",
      status: "REJECTED",
      rejectReason: "VOICE",
      reason: "소리가 작아요.",
      decidedAt: "2026-11-20T03:00:00Z",
    },
    { id: "a9", status: "WITHDRAWN", rejectReason: null, reason: null, decidedAt: "2026-10-20T03:00:00Z" },
  ];
  showDesk(<EarlierDecisions earlier={earlier} />);
  const [rejected, withdrawn] = screen.getAllByRole("link");
  expect(rejected?.getAttribute("href")).toBe("/operator/applicants/a0");
  expect(rejected?.textContent).toMatch(/^11월 20일\(금\) 불합격 · /);
  screen.getByText("소리가 작아요.");
  expect(withdrawn?.textContent).toMatch(/^10월 20일\(화\) /);
});
