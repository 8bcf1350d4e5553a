// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { DeskCatalogue, DeskProduct } from "./catalogue-queries";
import { OperatorCatalogue } from "./operator-catalogue";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const PRODUCT: DeskProduct = {
  ...{ id: 1, name: "중등", totalMonths: 1, totalWeeks: 4, totalCounts: 8, minutes: 60, freeLessonCounts: 0 },
  ...{ rentTablet: false, bundlingApplied: false, periodic: true, tutorRank: "BASIC", schoolLevel: "MIDDLE" },
  ...{ gradeCategory: "MIDDLE", scheduleOrderProductId: 1, expiryMonths: 2, cost: 296_000, discountedCost: 0 },
  ...{ discountRate: 3, monthlyTabletCost: 0, monthlyTabletDiscountCost: 0, monthlyBundlingDiscountCost: 0 },
  ...{ monthlyLongTermDiscountCost: 0, monthlyMultiLessonDiscountCost: 0, finalCost: 287_120, available: true },
};
const CATALOGUE: DeskCatalogue = {
  products: [
    PRODUCT,
    { ...PRODUCT, id: 2, schoolLevel: "HIGH", gradeCategory: "HIGH" },
    { ...PRODUCT, id: 3, tutorRank: "EXPERT" },
    { ...PRODUCT, id: 4, minutes: 90, available: false },
  ],
  tablets: [{ type: "IPAD_9", label: "iPad(9세대)와 펜", ongoing: true }],
  subjects: [{ key: "MATH", label: "수학", displayable: true, details: ["중2-1", "중2-2"] }],
};
const REASON = "공급이 끊겼어요";

function show(catalogue = CATALOGUE) {
  http.GET.mockResolvedValue(catalogue);
  http.PUT.mockResolvedValue(null);
  showDesk(<OperatorCatalogue />);
}

test("sold products are narrowed by whom they are for; those that are not sold stand apart", async () => {
  show();
  expect(await screen.findAllByRole("rowheader")).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText("학교급"), "중등");
  expect(await screen.findAllByRole("rowheader")).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText("선생님"), "전문 선생님");
  expect(await screen.findAllByRole("rowheader")).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText("판매"), "멈춘 상품");
  expect(await screen.findByText("맞는 상품이 없어요")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("선생님"), "모두");
  expect(await screen.findAllByRole("rowheader")).toHaveLength(1);
});

test("products come fifty at a time, and narrowing begins anew", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...PRODUCT, id: 100 + index, finalCost: 500_000 - index }));
  const numbers = () => [...document.querySelectorAll("tbody tr > td:nth-child(3)")].map((cell) => cell.textContent);
  show({ ...CATALOGUE, products: many });
  expect(await screen.findByText("60건 가운데 50건까지 봤어요")).toBeTruthy();
  expect(numbers()).toHaveLength(50);
  await user.click(screen.getByText("더 보기"));
  await vi.waitFor(() => expect(numbers()).toHaveLength(60));
  const search = screen.getByLabelText("수업·상품 번호·금액");
  fireEvent.change(search, { target: { value: "중등" } });
  await vi.waitFor(() => expect(numbers()).toHaveLength(50));
  fireEvent.change(search, { target: { value: "주 2회 499,999" } });
  await vi.waitFor(() => expect(numbers()).toEqual(["101"]));
  fireEvent.change(search, { target: { value: "" } });
  await user.click(screen.getByText("낼 금액"));
  await vi.waitFor(() => expect(numbers().slice(0, 2)).toEqual(["100", "101"]));
  await user.click(screen.getByText("낼 금액"));
  await vi.waitFor(() => expect(numbers()[0]).toBe("159"));
});

test("subjects stand in a tab of their own", async () => {
  show();
  await user.click(await screen.findByRole("tab", { name: "과목" }));
  expect(await screen.findByText("중2-1 · 중2-2")).toBeTruthy();
});

test("a tablet is taken off the shelf with a reason, and the list is read anew", async () => {
  show();
  await user.click(await screen.findByRole("tab", { name: "태블릿" }));
  await user.click(await screen.findByRole("button", { name: "iPad(9세대)와 펜 빌려주기 멈추기" }));
  await user.type(await screen.findByLabelText("이유", {}, { timeout: 5_000 }), REASON);
  await user.click(screen.getByRole("button", { name: /^빌려주기 멈추기/ }));
  await vi.waitFor(() => expect(http.PUT).toHaveBeenCalled());
  expect(http.PUT.mock.lastCall).toEqual([
    "/operator/catalogue/tablets/{type}/availability",
    { params: { path: { type: "IPAD_9" } }, body: { available: false, reason: REASON } },
  ]);
  await vi.waitFor(() => expect(http.GET).toHaveBeenCalledTimes(2));
});

test("many products are switched by one act, one after another", async () => {
  show();
  await user.click(await screen.findByRole("checkbox", { name: "보이는 것 모두 고르기" }));
  await user.click(screen.getByRole("button", { name: "판매 멈추기" }));
  const sheet = await screen.findByRole("dialog", { name: "3건 판매 멈추기" }, { timeout: 5_000 });
  await user.type(within(sheet).getByLabelText("이유"), REASON);
  await user.click(within(sheet).getByRole("button", { name: /^3건 판매 멈추기/ }));
  expect(await within(sheet).findByText("3건 했어요")).toBeTruthy();
  expect(http.PUT.mock.calls.map(([, { params }]) => params.path.id)).toEqual(["1", "2", "3"]);
});
