// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorReport } from "./operator-report";
import { OperatorReports } from "./operator-reports";
import type { MessageReport, ReportedMessage, ReportedThread } from "./report-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const query = () => http.GET.mock.lastCall?.[1].params.query;

const REPORT: MessageReport = {
  ...{ id: "r1", matchId: "m1", messageId: "x2", side: "BUYER", reason: "CONTACT", detail: "따로 만나자고 해요" },
  ...{ status: "OPEN", note: null, studentName: "김하준", tutorName: "이수진", subjectLabel: "수학" },
  ...{ buyerId: "u1", tutorId: "1001" },
  ...{ createdAt: "2026-11-23T03:00:00.000Z", closedAt: null },
};
const messageOf = (number: number, text: string, isHidden = false): ReportedMessage => ({
  ...{ id: `x${number}`, number, side: "TUTOR", text, picture: null, isHidden, isReported: number === 2 },
  createdAt: `2026-11-23T02:0${number}:00.000Z`,
});
const threadOf = (change: Partial<ReportedThread> = {}): ReportedThread => ({
  report: REPORT,
  content: [messageOf(2, "따로 만나요"), messageOf(3, "가린 말", true)],
  older: 2,
  ...change,
});
const lineOf = (text: string) => {
  const line = screen.getByText(text).closest("li");
  if (!line) throw new Error(`${text} stands in no line.`);
  return within(line);
};

test("what waits stands first; a page leads to the next one", async () => {
  http.GET.mockResolvedValue({ content: [REPORT], nextCursor: "next" });
  showDesk(<OperatorReports />);
  const link = await screen.findByRole("link", { name: /김하준 학생 · 이수진 선생님/ });
  expect(link.getAttribute("href")).toBe("/operator/message-reports/r1");
  expect(query()).toEqual({ status: "OPEN" });
  const earlier = { ...REPORT, id: "r2", studentName: "김서아" };
  http.GET.mockResolvedValue({ content: [earlier], nextCursor: null });
  await user.click(screen.getByRole("button", { name: /^더 보기/ }));
  expect(query()).toEqual({ status: "OPEN", cursor: "next" });
  const next = await screen.findByRole("link", { name: /김서아 학생 · 이수진 선생님/ });
  expect(next.getAttribute("href")).toBe("/operator/message-reports/r2");
  expect(screen.getAllByRole("link", { name: /학생 · 이수진 선생님/ })).toHaveLength(2);
  await user.click(screen.getByRole("tab", { name: "마친 것" }));
  await vi.waitFor(() => expect(query()).toEqual({ status: "CLOSED" }));
});

test("a reported thread: messages are hidden and shown again, earlier ones come in front", async () => {
  http.GET.mockResolvedValue(threadOf());
  http.PUT.mockResolvedValue(undefined);
  showDesk(<OperatorReport id="r1" />);
  await screen.findByText("따로 만나자고 해요");
  expect(lineOf("따로 만나요").getByText("신고된 메시지")).toBeTruthy();
  const giveReason = async (act: string) => {
    await user.type(await screen.findByLabelText("이유", {}, { timeout: 5_000 }), "연락처를 보냈어요");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: new RegExp(`^${act}`) }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await user.click(lineOf("따로 만나요").getByRole("button", { name: /메시지 가리기$/ }));
  await giveReason("가리기");
  expect(http.PUT.mock.lastCall?.[1]).toEqual({
    params: { path: { id: "r1", messageId: "x2" } },
    body: { isHidden: true, reason: "연락처를 보냈어요" },
  });
  await user.click(lineOf("가린 말").getByRole("button", { name: /메시지 다시 보이기$/ }));
  await giveReason("다시 보이기");
  expect(http.PUT.mock.lastCall?.[1].body).toEqual({ isHidden: false, reason: "연락처를 보냈어요" });
  http.GET.mockResolvedValue(threadOf({ content: [messageOf(1, "처음 뵙겠습니다")], older: null }));
  await user.click(screen.getByRole("button", { name: /^이전 메시지 보기/ }));
  await screen.findByText("처음 뵙겠습니다");
  expect(query()).toEqual({ before: 2 });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines[0]).toContain("처음 뵙겠습니다");
});

test("a report is closed with a reason; afterwards nothing can be changed", async () => {
  http.GET.mockResolvedValue(threadOf({ older: null }));
  http.POST.mockResolvedValue(undefined);
  showDesk(<OperatorReport id="r1" />);
  await user.click(await screen.findByRole("button", { name: "신고 마치기" }));
  const reason = await screen.findByRole("textbox", { name: "마치는 이유" });
  await user.type(reason, "네");
  await user.click(screen.getByRole("button", { name: /^마치기/ }));
  await screen.findByText("이유를 5자 이상 적어 주세요.");
  expect(http.POST).not.toHaveBeenCalled();
  await user.clear(reason);
  await user.type(reason, "선생님께 알렸어요");
  const closed = { ...REPORT, status: "CLOSED" as const, note: "선생님께 알렸어요", closedAt: REPORT.createdAt };
  http.GET.mockResolvedValue(threadOf({ report: closed, older: null }));
  await user.click(screen.getByRole("button", { name: /^마치기/ }));
  await screen.findByText("마쳤어요");
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ note: "선생님께 알렸어요" });
  expect(screen.queryByRole("button", { name: /가리기|다시 보이기|신고 마치기/ })).toBeNull();
});

test("who may not read reports finds no such page", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden", { message: "권한이 없어요." }));
  showDesk(<OperatorReports />);
  await screen.findByText(/페이지를 찾을 수 없/);
});
