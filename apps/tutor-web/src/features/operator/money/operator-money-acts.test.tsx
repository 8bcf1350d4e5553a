// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { MoneyOrder, MoneyOrderSummary } from "./money-queries";
import { OperatorMoneyOrder } from "./operator-money-order";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const ORDER = {
  ...{ id: "o1", merchantUid: "NR1", orderName: "수학 중2-2", status: "UNKNOWN", amount: 287_120, refundedAmount: 0 },
  ...{ paymentMethod: "CARD", buyerName: "김민정", studentName: "김하준", isRenewal: false, failureMessage: null },
  ...{ buyerId: "u1", createdAt: "2026-11-23T10:05:00.000Z", paidAt: null },
} satisfies MoneyOrderSummary;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PAID = {
  ...ORDER,
  ...{ status: "PAID", paidAt: "2026-11-23T10:05:01.000Z", paymentId: "NR1", cardName: null, cardNumber: null },
  ...{ cardQuota: 1, receiptUrl: null, failureCode: null, benefitName: null, studentPhoneNumber: null },
  ...{ guardianName: null, buyer: { id: "u1", name: "김민정", email: null, phoneNumber: "01000000002" } },
  ledger: [],
  items: [],
  refunds: [],
  transfers: [],
  schedules: [],
  periods: [],
  acts: [],
} satisfies MoneyOrder as MoneyOrder;
const QUOTE = {
  ...{ merchantUid: "NR1", amount: 80_000, lines: [{ label: "낸 금액", amount: 80_000 }] },
  courses: [
    {
      ...{ orderItemId: "i1", subjectLabel: "수학", subjectDetailLabel: "중2-2", isGivenUp: false },
      ...{ usedCounts: 3, totalCounts: 8 },
    },
  ],
};

test("a refund above the rule is asked for once, with its reason, however often the answer is lost", async () => {
  http.GET.mockImplementation(async (path: string) => (path.endsWith("refund-quote") ? QUOTE : PAID));
  showDesk(<OperatorMoneyOrder merchantUid="NR1" />);
  await user.click(await screen.findByRole("button", { name: "환불하기" }));
  await user.click(await screen.findByRole("checkbox", { name: /수학 중2-2/ }));
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ orderItemIds: "i1" });
  const send = () => user.click(screen.getAllByRole("button", { name: /^환불하기/ })[0] as HTMLElement);
  await send();
  screen.getByText("이유를 5자 이상 적어 주세요.");
  await user.type(screen.getByLabelText("환불할 금액"), "90,000");
  await user.type(screen.getByLabelText("환불하는 이유"), "선생님이 두 번 늦었어요");
  const confirm = async () => {
    await send();
    const dialog = await screen.findByRole("alertdialog", { name: "90,000원을 환불할까요?" });
    within(dialog).getByText(/^김민정 님\(010-0000-0002\)께 결제한 수단으로 돌려주고 문자로 알려요/);
    await user.click(within(dialog).getByRole("button", { name: /^환불하기/ }));
  };
  const fields = [{ path: "amount", message: "85,000원까지 환불할 수 있어요." }];
  http.POST.mockRejectedValueOnce(apiError("invalidInput", { fields }));
  await confirm();
  await screen.findByText("85,000원까지 환불할 수 있어요.");
  http.POST.mockResolvedValueOnce({ amount: 90_000 });
  await confirm();
  await vi.waitFor(() => expect(screen.queryByLabelText("환불할 금액")).toBeNull());
  const [first, second] = http.POST.mock.calls.map(([, call]) => call);
  expect(second.body).toEqual({ orderItemIds: ["i1"], amount: 90_000, reason: "선생님이 두 번 늦었어요" });
  expect(second.params.header["idempotency-key"]).toBe(first.params.header["idempotency-key"]);
});

test("a refused renewal is charged now, and a failed refund sent again, each with a reason", async () => {
  const period = {
    ...{ id: "p1", scheduleId: "s1", scheduleStatus: "ACTIVE", number: 2, status: "RETRYING", amount: 287_120 },
    ...{ dueOn: "2026-11-20", failures: 1, failureCode: null, failureMessage: "한도가 부족해요." },
    ...{ nextAttemptAt: "2026-11-24T01:00:00.000Z", orderItemId: "i1", nextDate: "2026-12-20" },
  } as const;
  const failed = {
    ...{ id: "r1", status: "FAILED", requestedBy: "STAFF", amount: 10_000, reason: "", doneAt: null, lines: [] },
    ...{ failureMessage: "취소할 수 없어요.", createdAt: "2026-11-23T11:00:00.000Z", orderItemId: null, rule: null },
  } as const;
  http.GET.mockResolvedValue({ ...PAID, periods: [period], refunds: [failed] });
  showDesk(<OperatorMoneyOrder merchantUid="NR1" />);
  await user.click(await screen.findByRole("button", { name: "지금 결제하기" }));
  await screen.findByText(/^김민정 님\(010-0000-0002\)의 정기 결제예요/, {}, { timeout: 5_000 });
  await user.click(screen.getByRole("button", { name: /^확인/ }));
  screen.getByText("이유를 5자 이상 적어 주세요.");
  await user.type(screen.getByLabelText("지금 결제하기: 이유"), "한도를 올렸어요");
  http.POST.mockResolvedValueOnce(null);
  await user.click(screen.getByRole("button", { name: /^확인/ }));
  await vi.waitFor(() => expect(screen.queryByLabelText("지금 결제하기: 이유")).toBeNull());
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ act: "RETRY", note: "한도를 올렸어요" });

  await user.click(screen.getByRole("button", { name: "다시 보내기" }));
  await user.type(screen.getByLabelText("다시 보내는 이유"), "카드사에 확인했어요");
  http.POST.mockResolvedValueOnce({ amount: 10_000 });
  await user.click(screen.getByRole("button", { name: /^다시 보내기/ }));
  await vi.waitFor(() => expect(screen.queryByLabelText("다시 보내는 이유")).toBeNull());
  expect(http.POST.mock.lastCall?.[1]).toMatchObject({
    params: { path: { id: "r1" } },
    body: { note: "카드사에 확인했어요" },
  });
});

test("a receipt is mailed again to whom it says, with a reason; not without an address", async () => {
  http.GET.mockResolvedValue({ ...PAID, buyer: { ...PAID.buyer, email: "parent@naran.test" } });
  http.POST.mockResolvedValueOnce(null);
  showDesk(<OperatorMoneyOrder merchantUid="NR1" />);
  await user.click(await screen.findByRole("button", { name: "영수증 메일 다시 보내기" }));
  await screen.findByText(
    /^김민정 님\(010-0000-0002\)께 보내요. 주소는 parent@naran.test이에요/,
    {},
    { timeout: 5_000 },
  );
  await user.type(screen.getByLabelText("이유"), "메일을 못 받으셨어요");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^영수증 메일 다시 보내기/ }));
  await vi.waitFor(() => expect(http.POST.mock.lastCall?.[1].body).toEqual({ reason: "메일을 못 받으셨어요" }));
  cleanup();
  http.GET.mockResolvedValue(PAID);
  showDesk(<OperatorMoneyOrder merchantUid="NR1" />);
  await screen.findByRole("button", { name: "환불하기" });
  expect(screen.queryByRole("button", { name: "영수증 메일 다시 보내기" })).toBeNull();
});
