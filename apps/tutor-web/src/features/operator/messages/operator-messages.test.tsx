// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { Message } from "./message-queries";
import { OperatorMessages } from "./operator-messages";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const asked = () => http.GET.mock.lastCall?.[1].params.query;

const MESSAGE: Message = {
  ...{ id: "m1", kind: "LESSON", userId: "u1", userName: "김민정", phoneEnd: "0002", text: "[나란] 수업" },
  ...{ status: "FAILED", dropReason: null, failure: "Solapi: HTTP 500.", attempts: 2, canSendAgain: true },
  tutor: null,
  createdAt: "2026-11-23T03:00:00.000Z",
};

test("why one did not go, and sending it again says to whom, with a reason", async () => {
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
  await screen.findByText(/김민정 님\(끝자리 0002\)께 같은 메시지를 보내요/);
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

test("a tutor without an account is named, and leads to the tutor's page", async () => {
  const toTutor: Message = { ...MESSAGE, userId: null, userName: null, tutor: { id: "1002", name: "이서연" } };
  http.GET.mockResolvedValue({ content: [toTutor], nextCursor: null });
  showDesk(<OperatorMessages />);
  const tutor = await screen.findByRole("link", { name: "이서연 선생님" });
  expect(tutor.getAttribute("href")).toBe("/operator/tutors/1002");
  await user.click(screen.getByRole("button", { name: "이서연 선생님께 다시 보내기" }));
  await screen.findByText(/이서연 선생님\(끝자리 0002\)께 같은 메시지를 보내요/);
});
