// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorStaff } from "./operator-staff";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const STAFF = [
  { id: "u1", name: "한지원", email: "han@naran.test", roles: ["OPERATOR", "ADMIN"] },
  { id: "u2", name: "오세린", email: "oh@naran.test", roles: ["FINANCE"] },
];
const show = () => {
  http.GET.mockResolvedValue({ content: STAFF });
  showDesk(<OperatorStaff />);
};
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});

test("a role is given with a reason; an unknown e-mail is told at its field", async () => {
  show();
  await screen.findByText("oh@naran.test");
  await press("역할 주기");
  screen.getByText("가입한 이메일을 적어 주세요.");
  expect(document.activeElement).toBe(field("이메일"));
  await user.type(field("이메일"), "new@naran.test");
  await user.selectOptions(screen.getByLabelText("역할"), "재무");
  await user.type(field("이유"), "정산을 맡아요");
  const fields = [{ path: "account", message: "이 이메일로 가입한 사람을 찾지 못했어요." }];
  http.PATCH.mockRejectedValueOnce(apiError("invalidInput", { fields }));
  await press("역할 주기");
  await screen.findByText("이 이메일로 가입한 사람을 찾지 못했어요.");
  http.PATCH.mockResolvedValueOnce({ ...STAFF[1], id: "u3" });
  await press("역할 주기");
  await vi.waitFor(() => expect(field("이메일").value).toBe(""));
  expect(http.PATCH.mock.lastCall?.[1].body).toEqual({
    account: "new@naran.test",
    role: "FINANCE",
    granted: true,
    reason: "정산을 맡아요",
  });
});

test("a role is taken away with a reason only", async () => {
  show();
  await screen.findByText("오세린");
  await press("오세린 재무 빼기");
  await screen.findByLabelText("재무 역할을 빼는 이유");
  await press("빼기");
  screen.getByText("이유를 5자 이상 적어 주세요.");
  expect(http.PATCH).not.toHaveBeenCalled();
  await user.type(field("재무 역할을 빼는 이유"), "자리를 옮겼어요");
  http.PATCH.mockResolvedValueOnce({ ...STAFF[1], roles: [] });
  await press("빼기");
  await vi.waitFor(() => expect(screen.queryByLabelText("재무 역할을 빼는 이유")).toBeNull());
  expect(http.PATCH.mock.lastCall?.[1].body).toEqual({
    ...{ account: "u2", role: "FINANCE", granted: false },
    reason: "자리를 옮겼어요",
  });
});

test("somebody without the role gets the page of an unknown address", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(<OperatorStaff />);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});
