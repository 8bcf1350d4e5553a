// @vitest-environment happy-dom
import { ApiError } from "@pkg/api-client";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { changePassword, checkReset, requestReset, resetPassword } from "./password-calls";
import { PasswordChange } from "./passwords-change";
import { PasswordForgot } from "./passwords-forgot";
import { PasswordReset } from "./passwords-reset";

const user = userEvent.setup({ delay: null });

const router = vi.hoisted(() => ({ replace: vi.fn() }));
const methods = vi.hoisted(() => ({ data: { ways: [{ provider: "EMAIL", linked: true }], isRecent: true } }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("./password-calls", () => ({
  changePassword: vi.fn(),
  checkReset: vi.fn(),
  requestReset: vi.fn(),
  resetPassword: vi.fn(),
}));
vi.mock("@/lib/login-methods/login-methods", () => ({ useLoginMethods: () => methods }));
vi.mock("./components/check-ways", () => ({ CheckWays: ({ token }: { token: string }) => <p>ways of {token}</p> }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const refuse = (status: number, errorCode: number, details: object = {}) =>
  new ApiError(status, { service: "account", errorCode, message: "m", ...details });
const NOWHERE = { next: "/", given: null, source: null };
const TUTOR = {
  next: "http://localhost:3001/earnings",
  given: "http://localhost:3001/earnings",
  source: "tutor",
} as const;
const TUTOR_QUERY = "source=tutor&next=http%3A%2F%2Flocalhost%3A3001%2Fearnings";
const AGAIN = "/logout?next=again";
const newPassword = () => screen.getByLabelText<HTMLInputElement>("새 비밀번호");
const press = (name: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

afterEach(() => {
  cleanup();
  location.hash = "";
  methods.data = { ways: [{ provider: "EMAIL", linked: true }], isRecent: true };
});

test("forgot: the address is checked, and its limit is explained at the field", async () => {
  render(<PasswordForgot target={TUTOR} />);
  await press("링크 받기");
  screen.getByText("이메일을 적어 주세요.");
  const email = screen.getByLabelText("이메일");
  expect(document.activeElement).toBe(email);
  const message = "30초 뒤에 다시 받아 주세요. 메일을 여러 번 보냈어요.";
  vi.mocked(requestReset).mockRejectedValueOnce(refuse(429, 20006, { message }));
  await user.type(email, " a@naran.test ");
  await press("링크 받기");
  await screen.findByText(message);
  expect(document.activeElement).toBe(email);
  await press("링크 받기");
  await screen.findByText("메일함을 확인해 주세요");
  expect(requestReset).toHaveBeenLastCalledWith("a@naran.test", TUTOR);
});

test("reset: a weak password stays in its field, and a used link says how to get another one", async () => {
  location.hash = "token=t1";
  render(<PasswordReset target={TUTOR} />);
  await screen.findByText("새 비밀번호를 정해 주세요");
  await user.type(newPassword(), "short");
  await press("저장하기");

  expect(newPassword().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(newPassword());
  expect(newPassword().value).toBe("short");
  vi.mocked(resetPassword).mockRejectedValueOnce(refuse(410, 20006));
  await user.type(newPassword(), " but longer now");
  await press("저장하기");
  await screen.findByText("링크를 더 쓸 수 없어요");
  expect(resetPassword).toHaveBeenCalledWith("t1", "short but longer now");
  const again = screen.getByRole("link", { name: "새 링크 받기" });
  expect(again.getAttribute("href")).toBe(`/password/forgot?${TUTOR_QUERY}`);
});

test("reset: a used link says so at opening, before anybody types", async () => {
  location.hash = "token=used";
  vi.mocked(checkReset).mockRejectedValueOnce(refuse(410, 20006));
  render(<PasswordReset target={NOWHERE} />);
  await screen.findByText("링크를 더 쓸 수 없어요");
  expect(screen.queryByLabelText("새 비밀번호")).toBeNull();
  expect(checkReset).toHaveBeenCalledWith("used");
});

test("reset: when nobody can tell whether the link holds, the form opens, and its end leads back to the tutors' site", async () => {
  location.hash = "token=t2";
  vi.mocked(checkReset).mockRejectedValueOnce(new TypeError("offline"));
  render(<PasswordReset target={TUTOR} />);
  await user.type(await screen.findByLabelText("새 비밀번호"), "a brand new password");
  await press("저장하기");
  const on = await screen.findByRole("link", { name: "로그인하기" });
  expect(on.getAttribute("href")).toBe(`/login?${TUTOR_QUERY}`);
  await screen.findByText("ways of t2");
});

test("change: a wrong present password is explained there and nothing typed is lost", async () => {
  render(<PasswordChange target={NOWHERE} againHref={AGAIN} />);
  const current = screen.getByLabelText<HTMLInputElement>("현재 비밀번호");
  await user.type(newPassword(), "aaaaaaaaaa");
  await press("저장하기");
  screen.getByText("비밀번호를 적어 주세요.");
  screen.getByText(/같은 글자만 이어진/);
  expect(document.activeElement).toBe(current);
  vi.mocked(changePassword).mockRejectedValueOnce(refuse(400, 20004));
  await user.type(current, "not mine");
  await user.clear(newPassword());
  await user.type(newPassword(), "a brand new password");
  await press("저장하기");
  await screen.findByText("현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
  expect(document.activeElement).toBe(current);
  expect(newPassword().value).toBe("a brand new password");
  await press("저장하기");
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/security"));
  expect(changePassword).toHaveBeenLastCalledWith("a brand new password", "not mine");
});

test.each([
  ["change", () => render(<PasswordChange target={NOWHERE} againHref={AGAIN} />), changePassword],
  ["reset", () => render(<PasswordReset target={NOWHERE} />), resetPassword],
] as const)(
  "%s: the rule stands at the field, and so does the server's refusal of a common one",
  async (_name, show, send) => {
    methods.data = { ways: [{ provider: "EMAIL", linked: false }], isRecent: true };
    location.hash = "token=t1";
    show();
    await screen.findByText("8자 이상으로 정해 주세요. 흔한 비밀번호와 이메일 아이디는 안 돼요.");
    const fields = [{ path: "newPassword", message: "흔해서 쉽게 알아낼 수 있어요. 다른 비밀번호로 정해 주세요." }];
    vi.mocked(send).mockRejectedValueOnce(refuse(400, 20006, { fields }));
    await user.type(newPassword(), "password1");
    await press("저장하기");
    await screen.findByText(/흔해서 쉽게 알아낼 수 있어요/);
    expect(newPassword().value).toBe("password1");
    expect(document.activeElement).toBe(newPassword());
  },
);

test("change: an account without a password sets its first one", async () => {
  methods.data = { ways: [{ provider: "EMAIL", linked: false }], isRecent: true };
  render(<PasswordChange target={NOWHERE} againHref={AGAIN} />);
  expect(screen.queryByLabelText("현재 비밀번호")).toBeNull();
  await user.type(newPassword(), "a first password");
  await press("저장하기");
  await vi.waitFor(() => expect(changePassword).toHaveBeenCalledWith("a first password", undefined));
});

test("change: a first password asks for a recent log-in, before it is typed and when the time runs out meanwhile", async () => {
  const again = () => screen.getByRole("link", { name: "다시 로그인하기" }).getAttribute("href");
  const page = <PasswordChange target={NOWHERE} againHref={AGAIN} />;
  methods.data = { ways: [{ provider: "EMAIL", linked: false }], isRecent: false };
  render(page);
  expect(again()).toBe(AGAIN);
  expect(screen.queryByLabelText("새 비밀번호")).toBeNull();
  cleanup();
  methods.data = { ...methods.data, isRecent: true };
  vi.mocked(changePassword).mockRejectedValueOnce(refuse(403, 20006));
  render(page);
  await user.type(newPassword(), "a first password");
  await press("저장하기");
  await vi.waitFor(() => expect(again()).toBe(AGAIN));
});
