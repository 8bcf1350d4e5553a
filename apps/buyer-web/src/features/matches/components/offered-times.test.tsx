// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { useAppDialog } from "@pkg/web/platform/errors/app-dialog";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Suggestions } from "../queries";
import { OfferedTimes } from "./offered-times";

const user = userEvent.setup({ delay: null });
const { http, toast } = vi.hoisted(() => ({ http: { POST: vi.fn() }, toast: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => http,
}));
const lessonStarts = [{ day: 5, halfHour: 20 }];
const proposals = [
  { tutor: { id: "7", name: "김서연" }, talkSendStatus: "SENT", offer: { lessonStarts, lessonTimes: "토 10시" } },
  { tutor: { id: "8", name: "남도현" }, talkSendStatus: "SENT", offer: null },
] as unknown as Suggestions["proposals"];
const onPress = vi.fn();
const promisedOn = "2999-12-01";
const client = new QueryClient();
const page = (some: typeof proposals) => (
  <QueryClientProvider client={client}>
    <OfferedTimes match={{ id: "m1", minutes: 60, promisedOn }} proposals={some} onPress={onPress} />
  </QueryClientProvider>
);
const show = (some = proposals) => render(page(some));
const sent = () => http.POST.mock.lastCall?.[1].body;

test("an offer is agreed to after a question that names the times", async () => {
  http.POST.mockResolvedValue({ data: {} });
  show();
  expect(screen.queryByText(/남도현/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /이 시간으로 정하기/ }));
  const dialog = await screen.findByRole("alertdialog", {}, { timeout: 20_000 });
  expect(dialog.textContent).toContain("토 10시, 한 번에 60분이에요");
  expect(http.POST).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: /^정하기/ }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith("김서연 선생님과 만나요."));
  expect(sent()).toEqual({ tutorId: "7", lessonStarts, accepts: true });
  expect(onPress).toHaveBeenCalledOnce();
});

test("or is not; what came in between is said also when the offer is gone with it", async () => {
  const message = "그사이 다른 선생님이 정해졌어요.";
  let refuse = () => {};
  http.POST.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = () => reject(apiError("notNow", { message }));
    }),
  );
  const { rerender } = show();
  await user.click(screen.getByRole("button", { name: "김서연 선생님이 제안한 시간은 어려워요" }));
  rerender(page(proposals.slice(1)));
  refuse();
  await vi.waitFor(() => expect(useAppDialog.getState().dialog?.title).toBe("그사이 다른 선생님이 정해졌어요"));
  rerender(page(proposals));
  http.POST.mockResolvedValue({ data: {} });
  await user.click(screen.getByRole("button", { name: "김서연 선생님이 제안한 시간은 어려워요" }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith("이 시간은 어렵다고 알렸어요."));
  expect(sent()).toMatchObject({ accepts: false });
});

test("without an offer there is nothing", () => {
  const { container } = show(proposals.slice(1));
  expect(container.textContent).toBe("");
});

test("an offer says until when it is answered, and what ends it before", () => {
  show();
  screen.getByText(/^12월 1일\(일\)까지 답해 주세요. 그전에 다른 선생님이 수락하면 이 제안은 끝나요. 어렵다고/);
});
