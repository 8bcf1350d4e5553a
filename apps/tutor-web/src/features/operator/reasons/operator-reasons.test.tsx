// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorReasonList } from "./operator-reason-list";
import { OperatorReasons } from "./operator-reasons";
import type { ReasonGiven } from "./reason-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const query = () => http.GET.mock.lastCall?.[1].params.query;

test("each number leads to its list, nothing leads nowhere, and the period is chosen", async () => {
  http.GET.mockResolvedValue({
    content: [
      { kind: "REMATCH", reason: "LEVEL", count: 3 },
      { kind: "REMATCH", reason: "SCHEDULE", count: 1 },
    ],
  });
  showDesk(<OperatorReasons />, "?period=OWN&from=2026-11-01&to=2026-11-10");
  const section = await screen.findByRole("region", { name: /선생님을 바꾼 매칭/ });
  const { getByRole, getAllByRole } = within(section);
  const link = getByRole("link", { name: /설명이 너무 쉽거나 어려워요 3건/ });
  expect(link.getAttribute("href")).toBe(
    "/operator/reasons/list?kind=REMATCH&reason=LEVEL&from=2026-11-01&to=2026-11-10",
  );
  expect(getByRole("link", { name: /모두 4건/ }).getAttribute("href")).not.toContain("reason=");
  expect(getAllByRole("listitem")[0]?.textContent).toContain("설명이 너무 쉽거나 어려워요");
  expect(getAllByRole("link")).toHaveLength(3);
  expect(query()).toEqual({ from: "2026-11-01", to: "2026-11-10" });
  await user.selectOptions(screen.getByLabelText("기간"), "MONTH");
  await vi.waitFor(() => expect(query().from).toMatch(/-01$/));
  expect(screen.queryByLabelText("첫 날")).toBeNull();
});

const GIVEN: ReasonGiven = {
  ...{ id: "r1", kind: "PROPOSAL", reason: "TIME", name: "한서윤", about: "김하준 학생", note: "저녁은 어려워요" },
  ...{ at: "2026-11-09T03:00:00.000Z", targetId: "m1" },
};

test("a list shows what was said and leads to what it was said about", async () => {
  http.GET.mockResolvedValue({ content: [GIVEN], nextCursor: null });
  showDesk(<OperatorReasonList />, "?kind=PROPOSAL&reason=TIME&from=2026-11-01&to=2026-11-10");
  const link = await screen.findByRole("link", { name: "한서윤" });
  expect(link.getAttribute("href")).toBe("/operator/matches/m1");
  expect(screen.getByText("저녁은 어려워요")).toBeDefined();
  expect(query()).toMatchObject({ kind: "PROPOSAL", reason: "TIME", from: "2026-11-01", to: "2026-11-10" });
  await user.selectOptions(screen.getByLabelText("구분"), "PULSE");
  await vi.waitFor(() => expect(query()).toMatchObject({ kind: "PULSE" }));
  expect(query().reason).toBeUndefined();
});

test("nobody else sees either page", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(
    <>
      <OperatorReasons />
      <OperatorReasonList />
    </>,
  );
  await vi.waitFor(() => expect(screen.getAllByRole("heading", { name: "페이지를 찾을 수 없어요" })).toHaveLength(2));
});

const WRONG = "1년 안에서 앞뒤가 맞는 기간을 골라 주세요.";
test.each([
  ["numbers", <OperatorReasons key="1" />, "거절·교체 이유"],
  ["list", <OperatorReasonList key="2" />, "불합격한 지원자"],
])("days that make no sense are said at the filters of the %s", async (_name, page, title) => {
  const fields = [{ path: "from", message: WRONG }];
  http.GET.mockRejectedValue(apiError("invalidInput", { fields }));
  showDesk(page, "?period=OWN&from=2026-11-10&to=2026-11-01");
  await screen.findByText(WRONG);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("첫 날").value).toBe("2026-11-10");
  expect(screen.queryByRole("button", { name: /다시/ })).toBeNull();
});

test("a day that is taken away stays away", async () => {
  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  showDesk(<OperatorReasonList />, "?from=2026-10-01&to=2026-10-10");
  const first = await screen.findByLabelText<HTMLInputElement>("첫 날");
  await user.clear(first);
  await vi.waitFor(() => expect(query().from).not.toBe("2026-10-01"));
  expect(first.value).toBe("");
});
