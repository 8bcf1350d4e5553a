// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../test/show-desk";
import type { Act } from "./audit-logs/act-queries";
import { OperatorActs } from "./audit-logs/operator-acts";
import type { FailedJob } from "./jobs/job-queries";
import { OperatorJobs } from "./jobs/operator-jobs";
import type { Message } from "./messages/message-queries";
import { OperatorMessages } from "./messages/operator-messages";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const asked = () => http.GET.mock.lastCall?.[1].params.query;

const MESSAGE: Message = {
  ...{ id: "m1", kind: "LESSON", userId: "u1", userName: "김민정", phoneNumber: "01000000002", text: "[나란] 수업" },
  ...{ status: "FAILED", dropReason: null, failure: "Solapi: HTTP 500.", attempts: 2, canSendAgain: true },
  tutor: null,
  createdAt: "2026-11-23T03:00:00.000Z",
};

test("messages: why one did not go, and sending it again says to whom, with a reason", async () => {
  const dropped: Message = {
    ...{ ...MESSAGE, id: "m2", userId: null, userName: null, status: "DROPPED", dropReason: "SWITCHED_OFF" },
    ...{ failure: null, canSendAgain: false },
  };
  http.GET.mockResolvedValue({ content: [MESSAGE, dropped], nextCursor: null });
  http.POST.mockResolvedValue(null);
  showDesk(<OperatorMessages />, "?status=FAILED");
  const person = await screen.findByRole("link", { name: "김민정" });
  expect(person.getAttribute("href")).toBe("/operator/people/u1");
  expect(asked()).toEqual({ status: "FAILED", sort: "createdAt", dir: "desc" });
  expect(screen.getAllByText(/받는 분이 알림을 껐어요/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "김민정 님께 다시 보내기" }));
  await screen.findByText(/김민정 님\(010-0000-0002\)께 같은 메시지를 보내요/);
  await user.click(screen.getByRole("button", { name: /^다시 보내기/ }));
  expect(http.POST).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("이유"), "못 받았다고 해요");
  await user.click(screen.getByRole("button", { name: /^다시 보내기/ }));
  await vi.waitFor(() =>
    expect(http.POST.mock.lastCall).toEqual([
      "/operator/messages/{id}/again",
      { params: { path: { id: "m1" } }, body: { reason: "못 받았다고 해요" } },
    ]),
  );
  await user.selectOptions(screen.getByLabelText("종류"), "결제");
  await vi.waitFor(() => expect(asked()).toMatchObject({ kind: "PAYMENT", status: "FAILED" }));
});

test("messages: a tutor without an account is named, and leads to the tutor's page", async () => {
  const toTutor: Message = { ...MESSAGE, userId: null, userName: null, tutor: { id: "1002", name: "이서연" } };
  http.GET.mockResolvedValue({ content: [toTutor], nextCursor: null });
  showDesk(<OperatorMessages />);
  const tutor = await screen.findByRole("link", { name: "이서연 선생님" });
  expect(tutor.getAttribute("href")).toBe("/operator/tutors/1002");
  await user.click(screen.getByRole("button", { name: "이서연 선생님께 다시 보내기" }));
  await screen.findByText(/이서연 선생님\(010-0000-0002\)께 같은 메시지를 보내요/);
});

test("jobs: one that was given up is tried again with a reason", async () => {
  const job: FailedJob = {
    ...{ id: "j1", name: "notice.send", key: "match.MATCHED:1", attempts: 72, reason: "MessageNotSent" },
    ...{ createdAt: "2026-11-20T03:00:00.000Z", at: "2026-11-23T03:00:00.000Z" },
  };
  http.GET.mockResolvedValue({ content: [job], nextCursor: null });
  http.POST.mockResolvedValue(null);
  showDesk(<OperatorJobs />);
  await user.click(await screen.findByRole("button", { name: "메시지 보내기 match.MATCHED:1 다시 하기" }));
  await user.type(await screen.findByLabelText("이유"), "회사가 살아났어요");
  await user.click(screen.getByRole("button", { name: /^다시 하기/ }));
  await vi.waitFor(() => expect(http.POST.mock.lastCall?.[1].body).toEqual({ reason: "회사가 살아났어요" }));
  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  await user.click(screen.getByRole("radio", { name: "다시 하는 중" }));
  await screen.findByText("다시 하는 작업이 없어요");
  expect(asked()).toMatchObject({ state: "RETRYING" });
});

test("acts: who did what, why, and what changed; typed filters ask once", async () => {
  const act: Act = {
    ...{ id: 7, action: "benefit.changed", actorId: "u9", actorName: "한지원", targetId: "b1", requestId: "r1" },
    target: { kind: "BENEFIT", id: "b1", name: "첫 달 할인" },
    ...{ reason: "더 많이 써요", changes: [{ name: "maxUses", before: "1", after: null }] },
    at: "2026-11-23T03:00:00.000Z",
  };
  http.GET.mockResolvedValue({ content: [act], nextCursor: null });
  showDesk(<OperatorActs />);
  const row = (await screen.findByText("maxUses: 1 → 없음")).closest("tr");
  expect(row?.textContent).toContain("혜택 바꾸기");
  expect(row?.textContent).toContain("더 많이 써요");
  await user.type(screen.getByLabelText("누가"), "han@naran.test");
  await vi.waitFor(() => expect(asked()).toEqual({ actor: "han@naran.test", kind: "CHANGE", sort: "id", dir: "desc" }));
  expect(http.GET).toHaveBeenCalledTimes(2);
});

test("acts: what was changed comes first; looks are asked for, and one act by itself is listed whichever it is", async () => {
  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  showDesk(<OperatorActs />);
  await vi.waitFor(() => expect(asked()).toMatchObject({ kind: "CHANGE" }));
  await user.click(screen.getByRole("radio", { name: "열어 본 것" }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ kind: "LOOK" }));
  await user.selectOptions(screen.getByLabelText("한 일"), "혜택 바꾸기");
  await vi.waitFor(() => expect(asked()).toEqual({ action: "benefit.changed", sort: "id", dir: "desc" }));
});

test("acts: what it was done to leads to its page for who may open it", async () => {
  useSession.setState({ user: { staffRoles: ["ADMIN", "OPERATOR"] } as Partial<SessionUser> as SessionUser });
  const act: Act = {
    ...{ id: 8, action: "match.proposed", actorId: "u9", actorName: "한지원", targetId: "m1", requestId: "r1" },
    ...{ target: { kind: "MATCH", id: "m1", name: "김하준" }, reason: null, changes: [] },
    at: "2026-11-23T03:00:00.000Z",
  };
  http.GET.mockResolvedValue({ content: [act], nextCursor: null });
  showDesk(<OperatorActs />);
  const [link] = await screen.findAllByRole("link", { name: "김하준 학생의 매칭" });
  expect(link?.getAttribute("href")).toBe("/operator/matches/m1");
});

test.each([
  ["messages", <OperatorMessages key="1" />],
  ["jobs", <OperatorJobs key="2" />],
  ["acts", <OperatorActs key="3" />],
])("without the role the %s are the page of an unknown address", async (_name, page) => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(page);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});
