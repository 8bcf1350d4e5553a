// @vitest-environment happy-dom
import { ApiError } from "@pkg/api-client";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EmailStep } from "./email-step";

const check = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => {
  const client = await import("@pkg/api-client");
  return { ...client, api: () => ({ POST: async (path: string, init: unknown) => check(path, init) }) };
});
const refusal = (status: number, errorCode: number) =>
  new ApiError(status, { service: "account", errorCode, message: "m" });
const next = () => userEvent.click(screen.getByRole("button", { name: /^다음/ }));
const onDone = vi.fn();
const open = () =>
  render(<EmailStep email="" onEmail={vi.fn()} onDone={onDone} loginHref="/login" takesFocus={false} />);

test("a taken address is told before the rest is asked, with a way to log in", async () => {
  open();
  const email = await screen.findByLabelText("이메일");
  await next();
  screen.getByText("이메일을 적어 주세요.");
  await userEvent.type(email, " taken@naran.test ");
  check.mockRejectedValueOnce(refusal(409, 20003));
  await next();
  await screen.findByText("이미 가입한 이메일이에요.");
  expect(check).toHaveBeenLastCalledWith("/auth/sign-up/email/check", { body: { email: "taken@naran.test" } });
  expect(screen.getByRole("link", { name: "이 이메일로 로그인하기" }).getAttribute("href")).toBe("/login");
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(email, "{Backspace}x");
  expect(screen.queryByRole("link", { name: "이 이메일로 로그인하기" })).toBeNull();
  await next();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test.each([
  ["too many checks", refusal(429, 20006)],
  ["no answer", new TypeError("Failed to fetch")],
])("%s keeps nobody from going on: making the account tells", async (_what, error) => {
  open();
  await userEvent.type(await screen.findByLabelText("이메일"), "new@naran.test");
  check.mockRejectedValueOnce(error);
  await next();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
