// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { Decision } from "./applicants/decision";
import { BenefitForm } from "./benefits/benefit-form";
import type { BenefitSetting } from "./benefits/benefit-text";
import { CouponForm } from "./benefits/coupon-form";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const show = (children: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const refuse = (path: string, message: string) => apiError("requestRejected", { fields: [{ path, message }] });

test("a new coupon: what is wrong is named at its field, lessons are checked, and the answer opens its page", async () => {
  show(<CouponForm today="2026-11-22" />);
  await press("저장하기");
  expect(document.activeElement).toBe(field("쿠폰 코드"));
  expect(field("할인 금액").getAttribute("aria-invalid")).toBe("true");

  // Any change clears all errors: the rules compare fields with each other.
  await user.type(field("쿠폰 코드"), "겨울수업");
  expect(field("할인 금액").getAttribute("aria-invalid")).toBeNull();
  await user.type(field("이름"), "겨울 수업");
  await user.click(screen.getByRole("radio", { name: "수업" }));
  await user.type(field("더하는 수"), "0");
  await press("저장하기");
  screen.getByText("1부터 100까지 적어 주세요.");
  expect(document.activeElement).toBe(field("더하는 수"));

  await user.type(field("더하는 수"), "{Backspace}2");
  http.POST.mockRejectedValueOnce(refuse("code", "이미 있는 코드예요."));
  await press("저장하기");
  await screen.findByText("이미 있는 코드예요.");
  expect(document.activeElement).toBe(field("쿠폰 코드"));
  http.POST.mockResolvedValueOnce({ id: "7" });
  await press("저장하기");
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/operator/benefits/7"));
  expect(http.POST.mock.lastCall?.[1].body).toMatchObject({
    code: "겨울수업",
    name: "겨울 수업",
    discountCost: null,
    discountRate: null,
    additionalLessonType: "COUNT",
    additionalLessonCount: 2,
  });
  expect(http.POST.mock.lastCall?.[1].body).not.toHaveProperty("added");
});

test("a benefit: another kind of discount empties the figure, and refusals are shown at the form's fields", async () => {
  const benefit = {
    ...{ id: "1", code: "겨울", benefitType: "COUPON", state: "RUNNING", name: "겨울", discountCost: null },
    ...{ discountRate: 5, additionalLessonType: null, additionalLessonCount: 0, appliedProducts: [] },
    ...{ validMonths: [], firstOrderOnly: false, cardOnly: false, offered: true, usedCount: 3, maxUses: null },
    ...{
      startAt: "2026-10-22T03:11:07.123Z",
      endAt: "2027-11-20T16:00:00.000Z",
      updatedAt: "2026-10-22T03:11:07.123Z",
    },
  } satisfies BenefitSetting as BenefitSetting;
  show(<BenefitForm stored={benefit} />);
  expect(field("할인 비율").value).toBe("5");
  await user.click(screen.getByRole("radio", { name: "금액 할인" }));
  expect(field("할인 금액").value).toBe("");
  await user.type(field("할인 금액"), "30,000");
  http.PATCH.mockRejectedValueOnce(refuse("endAt", "끝나는 날을 다시 확인해 주세요."));
  await press("저장하기");
  await screen.findByText("끝나는 날을 다시 확인해 주세요.");
  expect(document.activeElement).toBe(field("끝나는 날"));
  http.PATCH.mockResolvedValueOnce({ ...benefit, discountRate: null, discountCost: 30_000 });
  await press("저장하기");
  await screen.findByText("바꾼 내용이 없어요");
  expect(http.PATCH.mock.lastCall?.[1].body).toMatchObject({ discountCost: 30_000, discountRate: null });
});

test("a rejection needs a reason of five letters; going back and forth keeps what was typed", async () => {
  const applicant = { id: "3", name: "최하늘" } as Parameters<typeof Decision>[0]["applicant"];
  show(<Decision applicant={applicant} />);
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
  show(<Decision applicant={facts as Parameters<typeof Decision>[0]["applicant"]} />);
  await press("합격");
  await screen.findByText(/최하늘 님\(010-1234-5678\)이 바로 선생님 계정이 되고/, {}, { timeout: 5_000 });
  await press("합격 알리기");
  screen.getByText("이유를 5자 이상 적어 주세요.");
  await user.type(field("합격으로 정하는 이유"), "설명이 또렷해요");
  http.POST.mockResolvedValue(null);
  await press("합격 알리기");
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  const [path, { body }] = http.POST.mock.lastCall ?? ["", {}];
  expect([path, body]).toEqual(["/operator/tutor-applicants/{id}/accept", { reason: "설명이 또렷해요" }]);
});

test("a condition that the name sets is ticked and locked; another name gives it back", async () => {
  show(<CouponForm today="2026-11-22" />);
  await user.type(field("이름"), "첫 수강 축하");
  const named = screen.getByRole<HTMLInputElement>("checkbox", { name: /^첫 주문에만/ });
  expect([named.checked, named.disabled]).toEqual([true, true]);
  await user.clear(field("이름"));
  const own = screen.getByRole<HTMLInputElement>("checkbox", { name: "첫 주문에만" });
  expect([own.checked, own.disabled]).toEqual([false, false]);
});
