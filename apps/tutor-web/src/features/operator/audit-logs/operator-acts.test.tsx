// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorJobs } from "../jobs/operator-jobs";
import { OperatorMessages } from "../messages/operator-messages";
import type { Act } from "./act-queries";
import { OperatorActs } from "./operator-acts";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const asked = () => http.GET.mock.lastCall?.[1].params.query;

test("who did what, why, and what changed; typed filters ask once", async () => {
  const act: Act = {
    ...{ id: 7, action: "benefit.changed", actorId: "u9", actorName: "한지원", targetId: "b1", requestId: "r1" },
    ...{ actorEmail: "han@naran.test", address: "192.0.2.7", shownIds: [], filters: [] },
    target: { kind: "BENEFIT", id: "b1", name: "첫 달 할인" },
    ...{ reason: "더 많이 써요", changes: [{ name: "maxUses", before: "1", after: null }] },
    at: "2026-11-23T03:00:00.000Z",
  };
  http.GET.mockResolvedValue({ content: [act], nextCursor: null });
  showDesk(<OperatorActs />);
  const row = (await screen.findByText("maxUses: 1 → 없음")).closest("tr");
  expect(row?.textContent).toContain("혜택 바꾸기");
  expect(row?.textContent).toContain("더 많이 써요");
  expect(row?.textContent).toContain("han@naran.test");
  expect(row?.textContent).toContain("192.0.2.7");
  await user.type(screen.getByLabelText("누가"), "han@naran.test");
  await vi.waitFor(() => expect(asked()).toEqual({ actor: "han@naran.test", kind: "CHANGE", sort: "id", dir: "desc" }));
  expect(http.GET).toHaveBeenCalledTimes(2);
});

test("what was changed comes first; looks are asked for, and one act by itself is listed whichever it is", async () => {
  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  showDesk(<OperatorActs />);
  await vi.waitFor(() => expect(asked()).toMatchObject({ kind: "CHANGE" }));
  await user.click(screen.getByRole("radio", { name: "열어 본 것" }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ kind: "LOOK" }));
  await user.selectOptions(screen.getByLabelText("한 일"), "혜택 바꾸기");
  await vi.waitFor(() => expect(asked()).toEqual({ action: "benefit.changed", sort: "id", dir: "desc" }));
});

test("a look at a list says which list, how many it showed and how it was narrowed", async () => {
  const act: Act = {
    ...{
      id: 9,
      action: "list.viewed",
      actorId: "u9",
      actorName: "한지원",
      targetId: "/operator/people",
      requestId: "r1",
    },
    ...{ actorEmail: null, address: "192.0.2.7", target: null, reason: null, changes: [] },
    ...{ shownIds: ["u1", "u2"], filters: [{ name: "search", value: "phoneEnd" }], at: "2026-11-23T03:00:00.000Z" },
  };
  http.GET.mockResolvedValue({ content: [act], nextCursor: null });
  showDesk(<OperatorActs />);
  const [shown] = await screen.findAllByText("2건 보임 search: phoneEnd");
  const row = shown?.closest("tr");
  for (const text of ["목록 보기", "회원 찾기", "192.0.2.7"]) expect(row?.textContent).toContain(text);
});

test("what it was done to leads to its page for who may open it", async () => {
  useSession.setState({ user: { staffRoles: ["ADMIN", "OPERATOR"] } as Partial<SessionUser> as SessionUser });
  const act: Act = {
    ...{ id: 8, action: "match.proposed", actorId: "u9", actorName: "한지원", targetId: "m1", requestId: "r1" },
    ...{ actorEmail: null, address: null, shownIds: [], filters: [] },
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
