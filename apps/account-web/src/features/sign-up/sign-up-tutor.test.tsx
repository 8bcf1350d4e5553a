// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { sendEmailCode, verifyEmailCode } from "./email-code";
import { register, signUp } from "./register";
import { SignUpTutor } from "./sign-up-tutor";

const user = userEvent.setup({ delay: null });

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/session-sync/load-session", () => ({ loadSession: async () => true }));
vi.mock("./email-code", { spy: true });
vi.mock("./register", () => ({ register: vi.fn(), signUp: vi.fn() }));

const next = "http://localhost:3001/applicants";
const target = { next, given: next, source: "tutor" as const };
const send = (name = "가입하고 지원서 쓰기") =>
  user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const ASK = "이메일 인증번호 받기";
const open = () => render(<SignUpTutor target={target} vendors={<button type="button">카카오로 계속하기</button>} />);
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

afterEach(() => {
  cleanup();
  setSignedOut();
});

test("one form asks for the account, the person and the terms, and for no grade", async () => {
  open();
  await screen.findByRole("button", { name: "카카오로 계속하기" });
  await send(ASK);
  screen.getByText("이메일을 적어 주세요.");
  screen.getByText("이름을 적어 주세요.");
  expect(document.activeElement).toBe(screen.getByLabelText("이메일"));
  expect(screen.queryByText(/학년/)).toBeNull();
  await type("이메일", "woojin@naran.test");
  await type("비밀번호", "long-enough-2026");
  await type("이름", "정우진");
  await type("태어난 해", String(new Date().getFullYear() - 17));
  await send(ASK);
  screen.getByText(/^선생님은 만 19세부터 지원할 수 있어요\. 올해는 \d{4}년에 태어난 분까지예요\.$/);
  await type("태어난 해", "2001");
  await send(ASK);
  screen.getByText("필수 약관 2개가 남았어요.");
  expect(signUp).not.toHaveBeenCalled();
  await user.click(screen.getByRole("checkbox", { name: "전체 동의" }));

  vi.mocked(sendEmailCode).mockResolvedValueOnce({
    ...{ email: "woojin@naran.test", ticket: "t1", sendsLeft: 4 },
    ...{ expiresAt: Date.now() + 600_000, resendAt: Date.now() + 30_000 },
  });
  await send(ASK);
  expect(document.activeElement).toBe(await screen.findByLabelText("인증번호"));
  expect(screen.getAllByRole("link", { name: "로그인하기" })[0]?.getAttribute("href")).toBe(
    `/login?source=tutor&next=${encodeURIComponent(next)}`,
  );
  await send();
  screen.getByText("메일로 받은 숫자 6자리를 적어 주세요.");
  await type("인증번호", "111111");
  const fields = [{ path: "code", message: "인증번호가 달라요. 4번 더 입력할 수 있어요." }];
  vi.mocked(verifyEmailCode).mockRejectedValueOnce(apiError("invalidUser", { fields }));
  await send();
  await screen.findByText("인증번호가 달라요. 4번 더 입력할 수 있어요.");
  expect(signUp).not.toHaveBeenCalled();
  await type("인증번호", "123456");
  vi.mocked(verifyEmailCode).mockResolvedValueOnce("sealed");
  vi.mocked(register).mockRejectedValueOnce(new Error("no connection"));
  await send();
  // The account exists by now: another press registers, and makes none.
  await vi.waitFor(() => expect(screen.queryByLabelText("이메일")).toBeNull());
  await send();
  const consents = ["TEACHING_TERMS", "PRIVACY"].map((key) => ({ key, agreed: true }));
  const person = { name: "정우진", birthYear: 2001 };
  await vi.waitFor(() =>
    expect(register).toHaveBeenLastCalledWith(
      { locale: "ko", userType: "TUTOR", isParent: false, ...person, consents },
      target,
    ),
  );
  expect(signUp).toHaveBeenCalledOnce();
  const account = { name: "정우진", email: "woojin@naran.test", password: "long-enough-2026", proof: "sealed" };
  expect(signUp).toHaveBeenCalledWith(account, expect.any(Function));
});

test("somebody who comes from a vendor is asked for neither e-mail nor password, and the name is there", async () => {
  setSessionUser({ registered: false, name: "한새봄", userType: "STUDENT" } as Parameters<typeof setSessionUser>[0]);
  open();
  expect(await screen.findByLabelText("이름")).toHaveProperty("value", "한새봄");
  expect(screen.queryByLabelText("이메일")).toBeNull();
  expect(screen.queryByRole("button", { name: "카카오로 계속하기" })).toBeNull();
  screen.getByRole("link", { name: "다른 계정으로 로그인하기" });
});
