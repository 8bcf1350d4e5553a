// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { OfferableClass } from "./class-offer-queries";
import { MatchContinuation } from "./match-continuation";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const product = (id: number, totalMonths: number, finalCost: number) => ({
  ...{ id, totalMonths, finalCost, name: `${totalMonths}개월` },
});
const offered = (matchId: string, subjectLabel: string, products: object[]) =>
  ({
    ...{ matchId, subjectLabel, studentName: "김하준", subjectDetailLabel: "중2", tutorName: "박서연" },
    ...{ lessonsLeft: 2, refundAmount: 71_780, products },
  }) as Partial<OfferableClass> as OfferableClass;

const MATHS = offered("m1", "수학", [product(6, 6, 800_000), product(3, 3, 421_800)]);
const ENGLISH = offered("m2", "영어", [product(9, 3, 500_000)]);

function show(found: object) {
  http.GET.mockResolvedValue({ offer: null, classes: [], ...found });
  return showDesk(<MatchContinuation id="m1" whom="김민정 님(010-0000-0002)" />);
}
const REASON = "학부모와 이야기했어요";
const send = async () => user.click(screen.getByRole("button", { name: /^이어 듣기 제안 보내기/ }));
const giveReason = async () => user.type(screen.getByLabelText("제안하는 이유"), REASON);
const body = () => http.POST.mock.lastCall?.[1].body;

test("a class is offered with what it can go on with, and what is left is shown", async () => {
  http.POST.mockResolvedValue({ id: "o1" });
  show({ classes: [MATHS, ENGLISH] });
  await screen.findByText("−71,780원");
  await user.click(screen.getByRole("button", { name: "6개월 800,000원" }));
  screen.getByText(/김민정 님\(010-0000-0002\)께 제안이 가고 문자로 알려요/);
  await send();
  screen.getByText("이유를 5자 이상 적어 주세요.");
  expect(http.POST).not.toHaveBeenCalled();
  await giveReason();
  await send();
  await vi.waitFor(() => expect(body()).toEqual({ matchIds: ["m1"], productIds: [3], reason: REASON }));
});

test("classes of one buyer go on together, each with a product", async () => {
  http.POST.mockResolvedValue({ id: "o1" });
  show({ classes: [MATHS, ENGLISH] });
  await user.click(await screen.findByRole("button", { name: "김하준 영어 중2" }));
  expect(screen.getAllByText("−71,780원")).toHaveLength(2);
  await giveReason();
  const english = screen.getByRole("button", { name: "3개월 500,000원" });
  await user.click(english);
  await send();
  await screen.findByText("고른 수업마다 상품을 하나 이상 골라 주세요.");
  expect(http.POST).not.toHaveBeenCalled();
  await user.click(english);
  await send();
  await vi.waitFor(() => expect(body()).toEqual({ matchIds: ["m1", "m2"], productIds: [3, 9, 6], reason: REASON }));
});

test("one that cannot go on says why, and offers nothing", async () => {
  show({ classes: [ENGLISH], offer: null });
  await screen.findByText(/지금은 이어서 들을 수 없는 수업이에요/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("an offer that holds is shown with its time", async () => {
  const offer = { createdAt: "2026-11-24T00:00:00Z", expiresAt: "2026-12-08T00:00:00Z", isOfStaff: true };
  show({ classes: [MATHS], offer: { ...offer, productIds: [3, 6] } });
  await screen.findByText("직원이 보낸 제안");
  screen.getByText(/12월 8일.*까지 열려 있어요 · 상품 2개/);
});
