// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { FailedJob } from "./job-queries";
import { OperatorJobs } from "./operator-jobs";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const asked = () => http.GET.mock.lastCall?.[1].params.query;

test("one that was given up is tried again with a reason", async () => {
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
