// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { FeatureSetting } from "./feature-queries";
import { OperatorFeatures } from "./operator-features";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const OLD: FeatureSetting = {
  ...{ name: "kakaopay", available: true, variant: null, updatedAt: "2026-11-01T00:00:00.000Z" },
  split: [
    { variant: "a", share: 50 },
    { variant: "b", share: 50 },
  ],
};
const NEW: FeatureSetting = { ...OLD, updatedAt: "2026-11-02T00:00:00.000Z" };
const SLOWLY = { timeout: 5_000 };
const REASON = "둘째 안을 더 보고 싶어요";
const answer = (feature: FeatureSetting) => http.GET.mockResolvedValue({ content: [feature], seen: [] });

const show = () => showDesk(<OperatorFeatures />).client;

test.each([
  ["switch", "카카오페이 끄기", /^끄기/],
  ["experiment", "카카오페이 실험 바꾸기", /^이대로 바꾸기/],
])("the %s of a flag that a colleague changed meanwhile is refused, and its sheet closes", async (_name, open, act) => {
  answer(OLD);
  http.PATCH.mockRejectedValue(apiError("stateConflict", { message: "먼저 바뀌었어요.", reason: "CHANGED_MEANWHILE" }));
  const client = show();
  await user.click(await screen.findByRole("button", { name: open }));
  await user.type(await screen.findByLabelText("이유", {}, SLOWLY), REASON);
  answer(NEW);
  await client.invalidateQueries();
  const reads = http.GET.mock.calls.length;
  await user.click(screen.getAllByRole("button", { name: act }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(screen.queryByLabelText("이유")).toBeNull());
  expect(http.PATCH.mock.lastCall?.[1].params.header).toEqual({ "if-match": OLD.updatedAt });
  expect(http.GET.mock.calls.length).toBeGreaterThan(reads);
});

test("a wrong split and a missing reason are both said", async () => {
  answer(OLD);
  show();
  await user.click(await screen.findByRole("button", { name: "카카오페이 실험 바꾸기" }));
  const [share] = await screen.findAllByLabelText("비율", {}, SLOWLY);
  await user.type(share as HTMLElement, "{Backspace}{Backspace}40");
  await user.click(screen.getByRole("button", { name: /^이대로 바꾸기/ }));
  const alert = screen.getByText("비율을 모두 더해 100%가 되게 해 주세요.");
  expect(alert.classList).toContain("text-error");
  await vi.waitFor(() => expect(screen.getByLabelText("이유").getAttribute("aria-invalid")).toBe("true"));
  expect(http.PATCH).not.toHaveBeenCalled();
});
