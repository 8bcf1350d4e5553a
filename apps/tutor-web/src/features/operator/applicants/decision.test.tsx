// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { Decision } from "./decision";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

test("a rejection needs a reason of five letters; going back and forth keeps what was typed", async () => {
  const applicant = { id: "3", name: "최하늘" } as Parameters<typeof Decision>[0]["applicant"];
  showDesk(<Decision applicant={applicant} />);
  await press("불합격");
  const reason = () => field("함께하지 못하는 이유");
  await user.type(reason(), "짧아");
  await press("불합격 알리기");
  screen.getByText("어떤 이유인지 골라 주세요.");
  await user.selectOptions(screen.getByLabelText("어떤 이유인가요"), "INTRODUCTION");
  await press("불합격 알리기");
  screen.getByText("이유를 5자 이상 적어 주세요.");
  expect(document.activeElement).toBe(reason());
  await press("돌아가기");
  await press("불합격");
  expect(reason().value).toBe("짧아");
  await user.type(reason(), "서 아쉬워요");
  http.POST.mockResolvedValue(applicant);
  await press("불합격 알리기");
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  expect(JSON.stringify(http.POST.mock.lastCall)).toContain("짧아서 아쉬워요");
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ reason: "짧아서 아쉬워요", rejectReason: "INTRODUCTION" });
});

test("an acceptance says whom it is about, and needs a reason for colleagues", async () => {
  const facts = { id: "3", name: "최하늘", phoneNumber: "01012345678", crimeCheckedAt: "2026-11-20T00:00:00Z" };
  showDesk(<Decision applicant={facts as Parameters<typeof Decision>[0]["applicant"]} />);
  await press("합격");
  await screen.findByText(/최하늘 님\(010-1234-5678\)의 계정이 바로 선생님 계정으로 바뀌고/, {}, { timeout: 5_000 });
  await press("합격 알리기");
  screen.getByText("이유를 5자 이상 적어 주세요.");
  await user.type(field("합격으로 정하는 이유"), "설명이 또렷해요");
  http.POST.mockResolvedValue(null);
  await press("합격 알리기");
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  const [path, { body }] = http.POST.mock.lastCall ?? ["", {}];
  expect([path, body]).toEqual(["/operator/tutor-applicants/{id}/accept", { reason: "설명이 또렷해요" }]);
});
