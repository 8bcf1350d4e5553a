// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorPayoutList } from "./operator-payout-list";
import { OperatorPayouts } from "./operator-payouts";
import type { Payout, PayoutDesk } from "./payout-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText: vi.fn() }));
vi.mock("@pkg/web/platform/errors/app-dialog", () => ({ showMessage: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
const inDialog = async (name: RegExp) =>
  user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));

const sum = (count: number, amount: number) => ({ count, amount });
const SUMS = { gross: 60_900, incomeTax: 1_820, localTax: 180, tax: 2_000, net: 58_900 };
const DESK: PayoutDesk = {
  preview: {
    ...{ month: "2026-10", payDay: "2026-11-10", tutors: 2, lessons: 3, ...SUMS },
    ...{ noAccount: sum(1, 19_640), nameDiffers: sum(0, 0), held: sum(0, 0) },
  },
  opensAt: "2026-12-05T15:00:00.000Z",
  ready: sum(1, 39_270),
  blocked: sum(1, 19_640),
  files: [{ id: "f1", createdAt: "2026-11-10T01:00:00.000Z", count: 2, total: 70_000, open: sum(1, 30_000) }],
  runs: [
    {
      ...{ month: "2026-09", createdAt: "2026-10-06T01:00:00.000Z", payouts: 2, ...SUMS },
      states: {
        READY: sum(0, 0),
        NO_ACCOUNT: sum(1, 10_000),
        SENT: sum(1, 30_000),
        PAID: sum(1, 28_900),
        FAILED: sum(0, 0),
      },
    },
  ],
};

test("a month is run after a confirmation, with the sum that was seen", async () => {
  http.GET.mockResolvedValue(DESK);
  http.POST.mockResolvedValue({ payouts: 2 });
  showDesk(<OperatorPayouts />);
  expect(await screen.findByText(/계좌가 없는 선생님 1건 19,640원/)).toBeTruthy();
  await press(/^지급 확정하기/);
  expect((await screen.findByRole("alertdialog")).textContent).toContain(
    "선생님 1명에게 39,260원을 지급해요. 계좌가 없는 1명 19,640원은 계좌가 확인되면 다음 파일에 들어가요.",
  );
  expect(http.POST).not.toHaveBeenCalled();
  await inDialog(/^확정하기/);
  const body = { month: "2026-10", gross: 60_900 };
  expect(http.POST).toHaveBeenCalledWith("/operator/payouts/runs", { body });
});

test("what changed meanwhile is told in the API's words, and read anew", async () => {
  http.GET.mockResolvedValue(DESK);
  http.POST.mockRejectedValue(apiError("notNow", { message: "그사이 바뀌었어요." }));
  showDesk(<OperatorPayouts />);
  await press(/^지급 확정하기/);
  const reads = http.GET.mock.calls.length;
  await inDialog(/^확정하기/);
  await vi.waitFor(() => expect(showMessage).toHaveBeenCalledWith("그사이 바뀌었어요."));
  expect(http.GET.mock.calls.length).toBeGreaterThan(reads);
});

test("a file is made and saved, saved again, and paid as a whole after a confirmation", async () => {
  http.GET.mockImplementation(async (path: string) =>
    path === "/operator/payouts" ? DESK : { name: "이체.csv", text: "x" },
  );
  http.POST.mockResolvedValue({ id: "f2", count: 1, total: 39_270 });
  showDesk(<OperatorPayouts />);
  await press(/^이체 파일 만들기/);
  await vi.waitFor(() => expect(saveText).toHaveBeenCalledWith({ name: "이체.csv", text: "x" }));
  await press(/^파일 다시 받기/);
  await vi.waitFor(() => expect(saveText).toHaveBeenCalledTimes(2));
  http.POST.mockClear();
  await press(/^모두 이체했어요/);
  expect(http.POST).not.toHaveBeenCalled();
  await inDialog(/^모두 이체했어요/);
  expect(http.POST).toHaveBeenCalledWith("/operator/payouts/files/{id}/paid", { params: { path: { id: "f1" } } });
});

test("a payday that is over is said of the month to run and of a run that is not all paid", async () => {
  const over = { ...DESK.preview, payDay: "2020-01-10" } as NonNullable<PayoutDesk["preview"]>;
  const [run] = DESK.runs;
  http.GET.mockResolvedValue({ ...DESK, preview: over, runs: [{ ...run, month: "2020-01" }] });
  showDesk(<OperatorPayouts />);
  expect(await screen.findByText("1월 10일(금) · 지났어요")).toBeTruthy();
  expect(screen.getByText("지급일이 지났어요: 1건 30,000원")).toBeTruthy();
});

test("with nothing to run the next day is told, and with nothing to send there is no file", async () => {
  http.GET.mockResolvedValue({ ...DESK, preview: null, ready: sum(0, 0), files: [], runs: [] });
  showDesk(<OperatorPayouts />);
  expect(await screen.findByText(/다음 달 지급은 12월 6일\(일\)부터/)).toBeTruthy();
  await press(/^이체 파일 만들기/);
  expect(http.POST).not.toHaveBeenCalled();
});

const PAYOUT: Payout = {
  ...{ id: "p1", month: "2026-10", tutorId: "1001", tutorName: "박지훈", phoneEnd: "1234" },
  ...{ lessons: 3, ...SUMS, status: "SENT" },
  ...{ problem: null, bankCode: "090", numberEnd: "4567", failureReason: null, paidAt: null },
};

test.each([
  ["SENT", /^이체 실패: 박지훈/, "이체 실패", "FAILED"],
  ["FAILED", /^다시 보내기: 박지훈/, "다시 보내기", "READY"],
] as const)("a payout that is %s can be moved on with a reason", async (status, name, act, next) => {
  http.GET.mockResolvedValue({ content: [{ ...PAYOUT, status }], nextCursor: null });
  http.POST.mockResolvedValue(undefined);
  showDesk(<OperatorPayoutList />);
  await press(name);
  const sheet = within(await screen.findByRole("dialog"));
  await user.type(await sheet.findByLabelText("이유"), "계좌가 해지됐어요");
  await user.click(sheet.getByRole("button", { name: new RegExp(`^${act}`) }));
  const change = { status: next, reason: "계좌가 해지됐어요" };
  expect(http.POST).toHaveBeenCalledWith("/operator/payouts/{id}", { params: { path: { id: "p1" } }, body: change });
});

test("the list is narrowed by the address, and says what keeps a payout back", async () => {
  const blocked = { ...PAYOUT, status: "READY", problem: "NO_ACCOUNT", bankCode: null, numberEnd: null };
  http.GET.mockResolvedValue({ content: [blocked], nextCursor: null });
  showDesk(<OperatorPayoutList />, "?month=2026-10&status=READY");
  expect(await screen.findAllByText("계좌가 없어요")).not.toHaveLength(0);
  const row = within(screen.getByRole("row", { name: /박지훈/ }));
  expect(row.getByText("계좌 없음")).toBeTruthy();
  expect(row.queryByText("지급 준비")).toBeNull();
  expect(row.getByText("끝자리 1234")).toBeTruthy();
  expect(http.GET).toHaveBeenCalledWith("/operator/payouts/list", {
    params: { query: { month: "2026-10", status: "READY" } },
  });
});

test("others get what does not exist", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(<OperatorPayouts />);
  expect(await screen.findByRole("heading", { name: /찾을 수 없/ })).toBeTruthy();
});
