// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { madeKey } from "@pkg/web/platform/api/query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { FailedJob } from "../jobs/job-queries";
import { OperatorJobs } from "../jobs/operator-jobs";
import type { Message } from "../messages/message-queries";
import { OperatorMessages } from "../messages/operator-messages";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const jobOf = (id: string): FailedJob => ({
  ...{ id, name: "notice.send", key: `k-${id}`, attempts: 72, reason: "MessageNotSent" },
  ...{ createdAt: "2026-03-02T10:00:00.000Z", at: "2026-03-04T10:00:00.000Z" },
});
const box = (name: string) => screen.findByRole("checkbox", { name: `메시지 보내기 ${name} 고르기` });
const REASON = "메시지 회사가 다시 살아났어요";

test("chosen jobs are named, tried one after another with one reason, and each says what came of it", async () => {
  http.GET.mockResolvedValue({ content: ["a", "b", "c"].map(jobOf), nextCursor: null });
  http.POST.mockImplementation((_path: string, { params }: { params: { path: { id: string } } }) =>
    params.path.id === "c"
      ? Promise.reject(apiError("notNow", { message: "이미 다시 하고 있어요." }))
      : Promise.resolve(null),
  );
  showDesk(<OperatorJobs />);
  expect(screen.queryByText(/골랐어요/)).toBeNull();
  await user.click(await box("k-a"));
  await user.click(await box("k-c"));
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "보이는 것 모두 고르기" });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(screen.getAllByText("2건 골랐어요").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "다시 하기" }));
  const sheet = await screen.findByRole("dialog", { name: "2건 다시 하기" }, { timeout: 5_000 });
  const named = within(within(sheet).getByRole("list", { name: "고른 것" })).getAllByRole("listitem");
  expect(named.map(({ textContent }) => textContent)).toEqual(["메시지 보내기 k-a", "메시지 보내기 k-c"]);
  await user.click(within(sheet).getByRole("button", { name: /^2건 다시 하기/ }));
  expect(http.POST).not.toHaveBeenCalled();
  await user.type(within(sheet).getByLabelText("이유"), REASON);
  await user.click(within(sheet).getByRole("button", { name: /^2건 다시 하기/ }));
  expect(await within(sheet).findByText("1건 했어요, 1건은 못 했어요")).toBeTruthy();
  const results = within(within(sheet).getByRole("list", { name: "결과" })).getAllByRole("listitem");
  expect(results.map(({ textContent }) => textContent)).toEqual([
    "메시지 보내기 k-a했어요",
    "메시지 보내기 k-c이미 다시 하고 있어요.",
  ]);
  expect(http.POST.mock.calls.map(([path, { params, body }]) => [path, params.path.id, body])).toEqual([
    ["/operator/jobs/{id}/retry", "a", { reason: REASON }],
    ["/operator/jobs/{id}/retry", "c", { reason: REASON }],
  ]);
  http.GET.mockResolvedValue({ content: [jobOf("b"), jobOf("c")], nextCursor: null });
  await user.click(within(sheet).getByRole("button", { name: "목록 보기" }));
  await vi.waitFor(() => expect(screen.queryByText("메시지 보내기 k-a")).toBeNull());
  expect(screen.queryByText(/골랐어요/)).toBeNull();
});

test("all that can be sent again are chosen at once, with their phones; going back keeps them", async () => {
  const message: Message = {
    ...{ id: "m1", kind: "LESSON", userId: "u1", userName: "김민정", phoneEnd: "0002", text: "[나란] 수업" },
    ...{ status: "FAILED", dropReason: null, failure: "Solapi: HTTP 500.", attempts: 2, canSendAgain: true },
    tutor: null,
    createdAt: "2026-11-23T03:00:00.000Z",
  };
  const sent: Message = { ...message, id: "m2", userName: "이서준", status: "SENT", canSendAgain: false };
  http.GET.mockResolvedValue({ content: [message, sent], nextCursor: null });
  showDesk(<OperatorMessages />);
  await user.click(await screen.findByRole("checkbox", { name: "보이는 것 모두 고르기" }));
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  expect(screen.getAllByText("1건 골랐어요").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "다시 보내기" }));
  const sheet = await screen.findByRole("dialog", { name: "1건 다시 보내기" }, { timeout: 5_000 });
  expect(within(sheet).getByText(/^김민정 님\(끝자리 0002\), .+ 11월 23일\(월\) 12:00$/)).toBeTruthy();
  await user.click(within(sheet).getByRole("button", { name: "돌아가기" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getAllByText("1건 골랐어요").length).toBeGreaterThan(0);
  expect(http.POST).not.toHaveBeenCalled();
});

/** Chooses job a and opens the sheet, with its reason typed. */
async function ask() {
  await user.click(await box("k-a"));
  await user.click(screen.getByRole("button", { name: "다시 하기" }));
  const sheet = await screen.findByRole("dialog", { name: "1건 다시 하기" }, { timeout: 5_000 });
  await user.type(within(sheet).getByLabelText("이유"), REASON);
  return { sheet, send: within(sheet).getByRole("button", { name: /^1건 다시 하기/ }) };
}

test("the sheet stays while its acts run, and the way on takes the focus", async () => {
  http.GET.mockResolvedValue({ content: [jobOf("a")], nextCursor: null });
  const { promise, resolve } = Promise.withResolvers<null>();
  http.POST.mockReturnValue(promise);
  showDesk(<OperatorJobs />);
  const { sheet, send } = await ask();
  await user.click(send);
  await user.keyboard("{Escape}");
  await user.click(within(sheet).getByRole("button", { name: "닫기" }));
  await user.click(within(sheet).getByRole("button", { name: "돌아가기" }));
  resolve(null);
  await within(sheet).findByText("1건 했어요");
  expect(document.activeElement).toBe(within(sheet).getByRole("button", { name: "목록 보기" }));
});

test("a list that is empty meanwhile leaves the sheet open", async () => {
  http.GET.mockResolvedValue({ content: [jobOf("a")], nextCursor: null });
  http.POST.mockResolvedValue(null);
  const { client } = showDesk(<OperatorJobs />);
  const { sheet, send } = await ask();
  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  await client.invalidateQueries();
  await screen.findByText("멈춘 작업이 없어요");
  await user.click(send);
  expect(await within(sheet).findByText("1건 했어요")).toBeTruthy();
});

test("afterwards lists of other filters are read anew too", async () => {
  http.GET.mockResolvedValue({ content: [jobOf("a")], nextCursor: null });
  http.POST.mockResolvedValue(null);
  const { client } = showDesk(<OperatorJobs />);
  const other = madeKey("/operator/jobs", { state: "RETRYING" });
  client.setQueryData(other, { pages: [], pageParams: [] });
  const { sheet, send } = await ask();
  await user.click(send);
  await user.click(await within(sheet).findByRole("button", { name: "목록 보기" }));
  await vi.waitFor(() => expect(client.getQueryState(other)?.isInvalidated).toBe(true));
});

test("the phone of somebody without an account keeps together", async () => {
  const message: Message = {
    ...{ id: "m1", kind: "LESSON", userId: null, userName: null, phoneEnd: "0002", text: "[나란] 수업" },
    ...{ status: "SENT", dropReason: null, failure: null, attempts: 1, canSendAgain: false },
    tutor: null,
    createdAt: "2026-11-23T03:00:00.000Z",
  };
  http.GET.mockResolvedValue({ content: [message], nextCursor: null });
  showDesk(<OperatorMessages />);
  const head = await screen.findByRole("rowheader");
  expect(within(head).getByText("끝자리 0002").classList).toContain("num");
});
