// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { sendEmailCode, verifyEmailCode } from "../email-code";
import { EmailStep } from "./email-step";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("../email-code", { spy: true });

const target = { next: "http://localhost:3000/price", given: null, source: null };
const sent = (email: string, ticket: string) => ({
  ...{ email, ticket, sendsLeft: 4 },
  ...{ expiresAt: Date.now() + 600_000, resendAt: Date.now() + 30_000 },
});
const press = (name: string) => userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const [onDone, onEmail] = [vi.fn(), vi.fn()];
const show = (email: string, proof = "") => (
  <EmailStep {...{ email, proof, onEmail, onDone, target }} takesFocus={false} />
);
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

test("a wrong code is told at its field and costs no second try; the right one goes on", async () => {
  render(show("new@naran.test"));
  vi.mocked(sendEmailCode).mockResolvedValueOnce(sent("new@naran.test", "t1"));
  await press("인증번호 받기");
  const code = await screen.findByLabelText("인증번호");
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(code, "111111");
  const fields = [{ path: "code", message: "인증번호가 달라요. 4번 더 입력할 수 있어요." }];
  vi.mocked(verifyEmailCode).mockRejectedValueOnce(apiError("invalidUser", { fields }));
  await press("다음");
  await screen.findByText("인증번호가 달라요. 4번 더 입력할 수 있어요.");
  await press("다음");
  expect(verifyEmailCode).toHaveBeenCalledTimes(1);
  await userEvent.clear(code);
  await userEvent.type(code, "123456");
  vi.mocked(verifyEmailCode).mockResolvedValueOnce("sealed");
  await press("다음");
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("new@naran.test", "sealed"));
});

test("a reload while the mail is read keeps the field of its code, until it is proven", async () => {
  const { unmount } = render(show("new@naran.test"));
  vi.mocked(sendEmailCode).mockResolvedValueOnce(sent("new@naran.test", "t1"));
  await press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  unmount();
  const again = render(show("new@naran.test"));
  await userEvent.type(await screen.findByLabelText("인증번호"), "123456");
  vi.mocked(verifyEmailCode).mockResolvedValueOnce("sealed");
  await press("다음");
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("new@naran.test", "sealed"));
  expect(verifyEmailCode).toHaveBeenCalledWith("t1", "123456");
  again.unmount();
  render(show("new@naran.test"));
  await screen.findByRole("button", { name: /^인증번호 받기/ });
  expect(screen.queryByLabelText("인증번호")).toBeNull();
});

test("an address that is changed after its code was sent gets a code of its own", async () => {
  const { rerender } = render(show("old@naran.test"));
  vi.mocked(sendEmailCode).mockResolvedValueOnce(sent("old@naran.test", "t1"));
  await press("인증번호 받기");
  await screen.findByLabelText("인증번호");
  await userEvent.type(screen.getByLabelText("이메일"), "x");
  expect(onEmail).toHaveBeenLastCalledWith("old@naran.testx");
  rerender(show("old@naran.testx"));
  expect(screen.queryByLabelText("인증번호")).toBeNull();
  vi.mocked(sendEmailCode).mockResolvedValueOnce(sent("old@naran.testx", "t2"));
  await press("인증번호 받기");
  expect(await screen.findByLabelText("인증번호")).toHaveProperty("value", "");
});

test("too many codes are told at the e-mail", async () => {
  render(show("new@naran.test"));
  const message = "오늘은 더 보낼 수 없어요. 마지막에 받은 메일의 인증번호를 써 주세요.";
  vi.mocked(sendEmailCode).mockRejectedValueOnce(apiError("tooManyRequests", { message }));
  await press("인증번호 받기");
  await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText("이메일"));
});

test("a proven address goes on without a code", async () => {
  render(show("new@naran.test", "sealed"));
  await press("다음");
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("new@naran.test", "sealed"));
  expect(sendEmailCode).not.toHaveBeenCalled();
});
