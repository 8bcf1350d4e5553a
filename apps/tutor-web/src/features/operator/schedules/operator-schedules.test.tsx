// @vitest-environment happy-dom
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorSchedules } from "./operator-schedules";
import type { DeskSchedule } from "./schedule-queries";
import { expiryText, nextText, scheduleState } from "./schedule-text";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const saveText = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const SCHEDULE: DeskSchedule = {
  ...{ id: "s1", status: "ACTIVE", stopReason: null, nextDate: "2026-03-02", amount: 320_000, needsConsent: false },
  ...{
    period: null,
    lessonsLeft: 3,
    expiresOn: "2026-04-30",
    isUnplanned: false,
    productName: "60분 · 주 2회 · 1개월",
  },
  ...{ subjectLabel: "수학", studentName: "이서준", buyerId: "u1", buyerName: "김민정", merchantUid: "NR1" },
  restsUntil: null,
  ...{ orderStatus: "PAID", matchId: "m1", matchStatus: "MATCHED" },
};

/** Somebody with these roles opens the list. */
const show = (staffRoles: SessionUser["staffRoles"] = ["OPERATOR", "FINANCE"], searchParams = "") => {
  useSession.setState({ user: { staffRoles } as SessionUser });
  showDesk(<OperatorSchedules />, searchParams);
};
const asked = () => http.GET.mock.lastCall?.[1].params.query;
const hrefs = (row: HTMLElement) =>
  within(row)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("a row leads to class, person and order, as far as the roles reach", async () => {
  http.GET.mockResolvedValue({ content: [SCHEDULE], nextCursor: null });
  show();
  const row = (await screen.findByRole("rowheader")).closest("tr") ?? document.body;
  expect(new Set(hrefs(row))).toEqual(
    new Set(["/operator/matches/m1", "/operator/people/u1", "/operator/money/orders/NR1"]),
  );
  cleanup();
  show(["FINANCE"]);
  const again = (await screen.findByRole("rowheader")).closest("tr") ?? document.body;
  expect(new Set(hrefs(again))).toEqual(new Set(["/operator/people/u1", "/operator/money/orders/NR1"]));
});

test("the list is narrowed, turned around and saved as it stands", async () => {
  http.GET.mockResolvedValue({ content: [SCHEDULE], nextCursor: null });
  http.POST.mockResolvedValue(null);
  show();
  await screen.findByRole("rowheader");
  expect(asked()).toEqual({ sort: "nextDate", dir: "asc" });
  await user.selectOptions(screen.getByLabelText("다음 결제·수업 기한"), "오늘부터 14일 안");
  await vi.waitFor(() => expect(asked()).toEqual({ endsWithin: 14, sort: "nextDate", dir: "asc" }));
  await user.selectOptions(screen.getByLabelText("첫 수업"), "아직 잡지 않음");
  await user.click(screen.getByRole("button", { name: "다음" }));
  await vi.waitFor(() =>
    expect(asked()).toEqual({ endsWithin: 14, first: "UNPLANNED", sort: "nextDate", dir: "desc" }),
  );
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await user.type(await screen.findByLabelText("이유", {}, { timeout: 5_000 }), "주간 회의에서 봐요");
  await user.click(screen.getByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(saveText).toHaveBeenCalled());
  expect(http.POST.mock.lastCall?.[1]).toEqual({ body: { list: "SCHEDULES", reason: "주간 회의에서 봐요" } });
  expect(saveText.mock.lastCall?.[0].text).toContain(
    "NR1,결제 완료,60분 · 주 2회 · 1개월,수학,이서준,김민정,이어 가는 중,2026-03-02,320000",
  );
});

test("classes that rest are a state among the others", async () => {
  http.GET.mockResolvedValue({ content: [SCHEDULE], nextCursor: null });
  show(undefined, "?status=RESTING");
  await vi.waitFor(() => expect(asked()).toEqual({ status: "RESTING", sort: "nextDate", dir: "asc" }));
  expect(screen.getByLabelText<HTMLSelectElement>("상태").selectedOptions[0]?.text).toBe("쉬는 중");
});

test("a search too short is said at its field and asks nothing", async () => {
  http.GET.mockResolvedValue({ content: [SCHEDULE], nextCursor: null });
  // In the address it has settled before the first question.
  show(undefined, "?search=김");
  expect(await screen.findByText("이름 두 글자나 전화 끝 4자리, 주문 번호를 적어 주세요.")).toBeTruthy();
  await vi.waitFor(() => expect(http.GET).toHaveBeenCalled());
  expect(asked()).not.toHaveProperty("search");
});

const NOW = new Date("2026-03-01T00:00:00Z");
const period = {
  number: 2,
  status: "RETRYING",
  retryAt: "2026-03-03T01:00:00.000Z",
  failure: null,
  isWaiting: false,
} as const;
test.each<[Partial<DeskSchedule>, string, string]>([
  [{}, "3월 2일(월) 320,000원", "4월 30일(목)까지"],
  [{ needsConsent: true }, "3월 2일(월) 320,000원 (동의를 기다려요)", "4월 30일(목)까지"],
  [{ period }, "3월 3일(화) 10:00 다시 결제 예정", "4월 30일(목)까지"],
  [
    { status: "PAUSED", stopReason: "FAILED", expiresOn: null, isUnplanned: true },
    "새 결제 수단을 기다려요",
    "첫 수업을 잡기 전",
  ],
  [{ status: "PAUSED", stopReason: "STAFF" }, "운영팀이 멈췄어요", "4월 30일(목)까지"],
  [
    { status: "STOPPED", stopReason: "BUYER", restsUntil: "2026-03-30" },
    "구매자가 그만뒀어요 · 3월 30일(월)까지 이어 갈 수 있어요",
    "4월 30일(목)까지",
  ],
  [
    { period: { ...period, status: "DUE", retryAt: null, isWaiting: true } },
    "지난 두 수업이 확인되면 결제 (빠르면 3월 2일(월))",
    "4월 30일(목)까지",
  ],
  [{ status: "STOPPED", stopReason: "BUYER", expiresOn: null, matchStatus: null }, "구매자가 그만뒀어요", "-"],
  [{ status: "STOPPED", stopReason: "REFUND", matchStatus: "CANCELED" }, "환불했어요", "-"],
])("%o says what comes next and until when", (values, next, expiry) => {
  const row = { ...SCHEDULE, ...values };
  expect([nextText(row, NOW), expiryText(row)]).toEqual([next, expiry]);
});

test("a class that rests, and a charge that waits for its lessons, have states of their own", () => {
  const waiting = { ...period, status: "DUE", retryAt: null, isWaiting: true } as const;
  expect(scheduleState({ ...SCHEDULE, status: "STOPPED", restsUntil: "2026-03-30" }).label).toBe("쉬는 중");
  expect(scheduleState({ ...SCHEDULE, period: waiting }).label).toBe("수업 확인 기다림");
  expect(scheduleState({ ...SCHEDULE, status: "PAUSED" }).label).toBe("결제 멈춤");
});
