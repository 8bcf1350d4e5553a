// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { BenefitForm } from "./benefit-form";
import type { BenefitSetting } from "./benefit-text";
import { CouponForm } from "./coupon-form";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const refuse = (path: string, message: string) => apiError("requestRejected", { fields: [{ path, message }] });

test("a new coupon: what is wrong is named at its field, lessons are checked, and the answer opens its page", async () => {
  showDesk(<CouponForm today="2026-11-22" />);
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
    ...{ validMonths: [], condition: "NONE", offered: true, usedCount: 3, maxUses: null },
    ...{
      startAt: "2026-10-22T03:11:07.123Z",
      endAt: "2027-11-20T16:00:00.000Z",
      updatedAt: "2026-10-22T03:11:07.123Z",
    },
  } satisfies BenefitSetting as BenefitSetting;
  showDesk(<BenefitForm stored={benefit} />);
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

test("who may use it is one choice, which says what it asks for; a name sets none", async () => {
  showDesk(<CouponForm today="2026-11-22" />);
  await user.type(field("이름"), "첫 수강 축하");
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>("radio").find(({ value, checked }) => checked && value in ASKS);
  const ASKS = {
    NONE: "한 계정이 한 번",
    FIRST: "결제한 적이 없어야",
    RETURNING: "한 번은 들었어야",
    SIBLING: "다른 학생이",
  };
  expect(chosen()?.value).toBe("NONE");
  for (const [name, asks] of [
    ["처음 결제하는 계정", ASKS.FIRST],
    ["다시 등록하는 학생", ASKS.RETURNING],
    ["형제자매가 다니는 학생", ASKS.SIBLING],
  ] as const) {
    await user.click(screen.getByRole("radio", { name }));
    screen.getByText(new RegExp(asks));
  }
  await user.type(field("쿠폰 코드"), "첫수업");
  await user.type(field("할인 금액"), "10000");
  http.POST.mockResolvedValueOnce({ id: "7" });
  await press("저장하기");
  await vi.waitFor(() => expect(http.POST.mock.lastCall?.[1].body).toMatchObject({ condition: "SIBLING" }));
});
