// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { Grade } from "@pkg/domain";
import { type SessionUser, setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type OnUrlUpdateFunction, withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { sendEmailCode, verifyEmailCode } from "./email-code";
import { sendCode, verifyCode } from "./guardian-code";
import { register, signUp } from "./register";
import { SignUpScreen } from "./sign-up-screen";

const user = userEvent.setup({ delay: null });

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/session-sync/load-session", () => ({ loadSession: async () => true }));
vi.mock("./guardian-code", async (original) => ({
  ...(await original<object>()),
  sendCode: vi.fn(),
  verifyCode: vi.fn(),
}));
vi.mock("./email-code", { spy: true });
vi.mock("./register", () => ({ register: vi.fn(), signUp: vi.fn() }));

const KEY = "naran.sign-up";
const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
const target = { next: "http://localhost:3000/price", given: null, source: null };
const next = (name = "다음") => user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
const heading = (name: string) => screen.findByRole("heading", { name });

/** Opens the sign-up at a step, with stored answers. */
function open(step: string, draft: object | null) {
  if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
  const searchParams = `?next=x&step=${step}`;
  render(<SignUpScreen target={target} />, {
    wrapper: withNuqsTestingAdapter({ searchParams, hasMemory: true, onUrlUpdate }),
  });
}

const STUDENT = {
  type: "student",
  email: "seoyeon@naran.test",
  emailProof: "sealed",
  name: "김서연",
  birthYear: "2009",
  grade: Grade.H2,
  agreed: [],
};
const AGREED = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"];

beforeEach(() => sessionStorage.clear());
const SENT = {
  ...{ id: "v1", phoneNumber: "01012345678", sendsLeft: 4 },
  ...{ expiresAt: Date.now() + 180_000, resendAt: Date.now() + 30_000 },
};

test("the number of steps waits for the session: a vendor's arrival has five from the first", async () => {
  open("who", null);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuemax")).toBe("7");
  cleanup();
  setSessionUser({ id: "u1", name: "한새봄", registered: false } as SessionUser);
  open("who", null);
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuemax")).toBe("5");
  setSignedOut();
});

test("each question names what is missing, takes the focus, and continues once it is answered", async () => {
  open("who", null);
  await next();
  screen.getByText("누가 수업을 신청하는지 골라 주세요.");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /학부모예요/ }));
  await user.click(screen.getByRole("radio", { name: /학생이에요/ }));
  expect(screen.queryByText("누가 수업을 신청하는지 골라 주세요.")).toBeNull();
  await next();

  expect(document.activeElement).toBe(await heading("이름과 태어난 해를 알려 주세요"));
  // The address names the question, and nothing else of the sign-up.
  expect(onUrlUpdate.mock.lastCall?.[0]).toMatchObject({
    queryString: "?next=x&step=me",
    options: { history: "push" },
  });
  await user.type(screen.getByLabelText("이름"), "김서연");
  await user.type(screen.getByLabelText("태어난 해"), "85");
  await next();
  screen.getByText("태어난 해를 네 자리로 적어 주세요.");
  expect(document.activeElement).toBe(screen.getByLabelText("태어난 해"));
  await user.clear(screen.getByLabelText("태어난 해"));
  await user.type(screen.getByLabelText("태어난 해"), "2009");
  await next();

  expect(document.activeElement).toBe(await heading("어떤 이메일로 가입할까요?"));
  await next("인증번호 받기");
  screen.getByText("이메일을 적어 주세요.");
  await user.type(screen.getByLabelText("이메일"), " seoyeon@naran.test");
  vi.mocked(sendEmailCode).mockResolvedValueOnce({ ...SENT, email: "seoyeon@naran.test", ticket: "t1" });
  await next("인증번호 받기");
  expect(sendEmailCode).toHaveBeenCalledWith("seoyeon@naran.test", target);
  expect(document.activeElement).toBe(await screen.findByLabelText("인증번호"));
  await user.type(screen.getByLabelText("인증번호"), "123456");
  vi.mocked(verifyEmailCode).mockResolvedValueOnce("sealed");
  await next();
  expect(verifyEmailCode).toHaveBeenCalledWith("t1", "123456");

  expect(document.activeElement).toBe(await heading("지금 몇 학년인가요?"));
  await next();
  screen.getByText("학년을 골라 주세요.");
  await user.click(screen.getByRole("radio", { name: "고등학교" }));
  await user.click(screen.getByRole("radio", { name: "2학년" }));
  await next();

  await heading("약관을 확인해 주세요");
  await next();
  await screen.findByText("필수 약관 2개가 남았어요.");
  await user.click(screen.getByRole("button", { name: "필수만 동의" }));
  await next();
  await heading("로그인에 쓸 비밀번호를 정해 주세요");
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toMatchObject({ ...STUDENT, agreed: AGREED });
});

test.each(["admin", "children"])("an address of no question (%s) starts at the first one", async (step) => {
  open(step, STUDENT);
  await heading("누가 수업을 신청하나요?");
});

test("stored answers fill the questions, and a question before the first open one cannot be skipped", async () => {
  open("me", STUDENT);
  expect(await screen.findByLabelText("이름")).toHaveProperty("value", "김서연");
  cleanup();
  open("account", STUDENT);
  await heading("약관을 확인해 주세요");
  cleanup();
  open("who", STUDENT);
  expect(await screen.findByRole("radio", { name: /학생이에요/ })).toHaveProperty("checked", true);
});

test("an e-mail that has to be proven again leads back to its question; the password is stored nowhere", async () => {
  open("account", { ...STUDENT, agreed: AGREED });
  await user.type(await screen.findByLabelText("비밀번호"), "1234567");
  await next("가입하기");
  expect(document.activeElement).toBe(screen.getByLabelText("비밀번호"));
  await user.type(screen.getByLabelText("비밀번호"), "-and-more");
  expect(sessionStorage.getItem(KEY)).not.toContain("1234567");
  vi.mocked(signUp).mockImplementationOnce(async (_body, onUnproven) => {
    onUnproven();
    throw apiError("invalidUser", { fields: [{ path: "email", message: "이메일을 한 번 더 확인해 주세요." }] });
  });
  await next("가입하기");
  await heading("어떤 이메일로 가입할까요?");
  expect(screen.getByLabelText("이메일")).toHaveProperty("value", STUDENT.email);
  screen.getByText("인증번호 받기");
  cleanup();
  open("account", { ...STUDENT, agreed: AGREED });
  await user.click(await screen.findByRole("button", { name: "이메일 바꾸기" }));
  await screen.findByText("이메일을 확인했어요.");
  cleanup();

  open("account", { ...STUDENT, agreed: AGREED });
  await user.type(await screen.findByLabelText("비밀번호"), "1234567-and-more");
  await next("가입하기");
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith(expect.anything(), target, 7));
  const account = { name: STUDENT.name, email: STUDENT.email, password: "1234567-and-more", proof: "sealed" };
  expect(signUp).toHaveBeenLastCalledWith(account, expect.any(Function));
});

test("the password's rule stands at its field, and a common one is refused there", async () => {
  open("account", { ...STUDENT, email: "hajunmom@naran.test", agreed: AGREED });
  const password = await screen.findByLabelText<HTMLInputElement>("비밀번호");
  screen.getByText("8자 이상으로 정해 주세요. 흔한 비밀번호와 이메일 아이디는 안 돼요.");
  await user.type(password, "hajunmom-1");
  await next("가입하기");
  screen.getByText("이메일 아이디가 들어가지 않게 정해 주세요.");
  await user.clear(password);
  await user.type(password, "password1");
  const fields = [{ path: "password", message: "흔해서 쉽게 알아낼 수 있어요. 다른 비밀번호로 정해 주세요." }];
  vi.mocked(signUp).mockRejectedValueOnce(apiError("invalidUser", { fields }));
  await next("가입하기");
  await screen.findByText(/흔해서 쉽게 알아낼 수 있어요/);
  expect(document.activeElement).toBe(password);
  expect(register).not.toHaveBeenCalled();
});

test("a student under 14 needs a guardian whose phone confirms its code; a wrong one is told at the field", async () => {
  const birthYear = String(new Date().getFullYear() - 12);
  open("guardian", { ...STUDENT, birthYear });
  await heading("보호자 확인이 필요해요");
  await next();
  screen.getByText("이름을 적어 주세요.");
  await user.type(screen.getByLabelText("보호자 이름"), "김민정");
  const phone = screen.getByLabelText<HTMLInputElement>("보호자 휴대폰 번호");
  await user.type(phone, "01012345678");
  expect(phone.value).toBe("010-1234-5678");
  await next();
  screen.getByText("인증번호를 받아 주세요.");

  vi.mocked(sendCode).mockRejectedValueOnce(apiError("phoneCodeLimitReached", { message: "오늘은 다 보냈어요." }));
  await next("인증번호 받기");
  await screen.findByText("오늘은 다 보냈어요.");
  expect(document.activeElement).toBe(phone);
  vi.mocked(sendCode).mockResolvedValueOnce(SENT);
  await next("인증번호 받기");
  const code = await screen.findByLabelText("인증번호");
  expect(document.activeElement).toBe(code);
  expect(sendCode).toHaveBeenLastCalledWith("010-1234-5678");

  const fields = [{ path: "code", message: "인증번호가 달라요." }];
  vi.mocked(verifyCode).mockRejectedValueOnce(apiError("invalidUser", { fields }));
  await user.type(code, "12345");
  await next();
  screen.getByText("문자로 받은 숫자 6자리를 적어 주세요.");
  await user.type(code, "6");
  await next();
  await screen.findByText("인증번호가 달라요.");
  expect(verifyCode).toHaveBeenLastCalledWith("v1", "123456");
  await next();
  expect(verifyCode).toHaveBeenCalledTimes(1);
  // A reload keeps the guardian and the code that is on its way.
  cleanup();
  open("guardian", null);
  expect(await screen.findByLabelText("보호자 이름")).toHaveProperty("value", "김민정");
  await user.type(screen.getByLabelText("인증번호"), "654321");
  await next();
  await heading("어떤 이메일로 가입할까요?");

  // Another number needs another code.
  cleanup();
  open("guardian", null);
  await screen.findByText("보호자 번호를 확인했어요.");
  await user.type(screen.getByLabelText("보호자 휴대폰 번호"), "{Backspace}9");
  await screen.findByRole("button", { name: /^인증번호 받기/ });
  cleanup();
  open("terms", null);
  await heading("보호자 확인이 필요해요");
});

test("the guardian agrees to the terms of a child, or signs up instead with the child in the list", async () => {
  const birthYear = String(new Date().getFullYear() - 12);
  const guardian = { name: "김민정", phoneNumber: "010-1234-5678", verificationId: "v1", isVerified: true };
  const child = { ...STUDENT, birthYear, guardian };
  open("terms", child);
  await screen.findByText(/김민정 보호자님이 읽고 동의해 주세요/);
  cleanup();
  open("guardian", child);
  await heading("보호자 확인이 필요해요");
  await next("보호자가 가입하기");
  expect(await screen.findByLabelText("이름")).toHaveProperty("value", "");
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "");
  expect(kept).toMatchObject({ type: "parent", children: [{ name: "김서연", birthYear, grade: Grade.H2 }] });
});
