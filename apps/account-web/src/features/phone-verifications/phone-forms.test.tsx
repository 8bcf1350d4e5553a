// @vitest-environment happy-dom

import { NetworkError } from "@pkg/api-client";
import { apiError } from "@pkg/api-client/testing";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CodeForm } from "./components/code-form";
import { NumberForm } from "./components/number-form";
import { PhoneScreen } from "./phone-verifications-screen";

const user = userEvent.setup({ delay: null });

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const SENT = {
  id: "1",
  phoneNumber: "01012345678",
  expiresAt: Date.now() + 180_000,
  resendAt: Date.now() + 30_000,
  sendsLeft: 4,
};

test("a number is grouped while it is typed, checked, and sent as digits", async () => {
  const onSend = vi.fn().mockRejectedValueOnce(apiError("phoneNumberTaken")).mockResolvedValue(undefined);
  render(<NumberForm onSend={onSend} loginHref="/logout" />);
  const phone = screen.getByLabelText<HTMLInputElement>("휴대폰 번호");
  const press = () => user.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  await user.type(phone, "01012");
  await press();
  screen.getByText("휴대폰 번호를 다시 확인해 주세요.");
  expect(document.activeElement).toBe(phone);
  await user.type(phone, "345678");
  expect(phone.value).toBe("010-1234-5678");
  await press();
  expect(onSend).toHaveBeenCalledWith("01012345678", false);
  await screen.findByRole("link", { name: "다른 계정으로 로그인하기" });
  screen.getByRole("link", { name: "고객센터 1600-0000" });
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  // Another number is another question.
  await user.type(phone, "{Backspace}9");
  expect(screen.queryByRole("link")).toBeNull();
});

test("a number that its account can do without is claimed by the same button, once one has read so", async () => {
  const onSend = vi
    .fn()
    .mockRejectedValueOnce(apiError("phoneNumberTaken", { canClaim: true }))
    .mockResolvedValue(undefined);
  render(<NumberForm onSend={onSend} loginHref="/logout" />);
  await user.type(screen.getByLabelText("휴대폰 번호"), "01012345678{Enter}");
  await user.click(await screen.findByRole("button", { name: /^인증번호로 확인하고 옮기기/ }));
  expect(screen.queryByRole("link", { name: /고객센터/ })).toBeNull();
  expect(onSend.mock.calls).toEqual([
    ["01012345678", false],
    ["01012345678", true],
  ]);
});

test("a digit that is corrected before the last ones stays in its place", async () => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  render(<NumberForm onSend={onSend} loginHref="/logout" />);
  const phone = screen.getByLabelText<HTMLInputElement>("휴대폰 번호");
  await user.type(phone, "01012345678");
  phone.setSelectionRange(11, 11);
  await user.keyboard("{Backspace}9");
  expect(phone.value).toBe("010-1234-5978");
  await user.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  expect(onSend).toHaveBeenCalledWith("01012345978", false);
});

test("a complete code is sent by itself, once; a wrong one is explained at the field", async () => {
  const onVerify = vi
    .fn()
    .mockRejectedValueOnce(apiError("invalidInput", { triesLeft: 4 }))
    .mockResolvedValue(undefined);
  render(<CodeForm sent={SENT} onVerify={onVerify} onResend={vi.fn()} onOtherNumber={vi.fn()} />);
  const code = screen.getByLabelText<HTMLInputElement>("인증번호");
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, "12a3");
  await user.keyboard("{Enter}");
  screen.getByText("문자로 받은 숫자 6자리를 적어 주세요.");
  await user.type(code, "456");
  await screen.findByText("인증번호가 달라요. 4번 더 입력할 수 있어요.");
  expect(code.value).toBe("123456");
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  await user.type(code, "654321");
  await vi.waitFor(() => expect(onVerify.mock.calls).toEqual([["123456"], ["654321"]]));
});

test("a wrong code costs one try, however often it is sent: by itself, by Enter, by the button", async () => {
  const wrong = apiError("invalidInput", { triesLeft: 4 });
  const onVerify = vi.fn().mockRejectedValueOnce(wrong).mockRejectedValueOnce(new NetworkError(null, true));
  render(<CodeForm sent={SENT} onVerify={onVerify} onResend={vi.fn()} onOtherNumber={vi.fn()} />);
  const code = screen.getByLabelText<HTMLInputElement>("인증번호");
  await user.type(code, "123456{Enter}");
  await screen.findByText("인증번호가 달라요. 4번 더 입력할 수 있어요.");
  await user.click(screen.getByRole("button", { name: /^확인/ }));
  await user.keyboard("{Enter}");
  screen.getByText("인증번호가 달라요. 4번 더 입력할 수 있어요.");
  expect(document.activeElement).toBe(code);
  expect(onVerify.mock.calls).toEqual([["123456"]]);

  // A code that never arrived was no try: the button sends it again.
  await user.clear(code);
  await user.type(code, "654321");
  await vi.waitFor(() => expect(onVerify).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole("button", { name: /^확인/ }));
  await vi.waitFor(() => expect(onVerify.mock.calls).toEqual([["123456"], ["654321"], ["654321"]]));
});

test("the phone is the last step of a sign-up, and no step for those who come from elsewhere", () => {
  const target = { next: "http://localhost:3000/price", given: null, source: null };
  const { rerender } = render(<PhoneScreen target={target} steps={6} />);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("6단계 중 6단계");
  rerender(<PhoneScreen target={target} steps={null} />);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("with a confirmed number the page says which one it changes", () => {
  useSession.setState({ user: { phoneNumber: "01022001234", phoneNumberVerified: true } as SessionUser });
  render(<PhoneScreen target={{ next: "/mypage/user", given: null, source: null }} steps={null} />);
  screen.getByRole("heading", { name: "휴대폰 번호를 바꿔요" });
  screen.getByText(/지금 번호는 010-\*\*\*\*-1234예요/);
  screen.getByRole("link", { name: "지금 번호를 계속 쓸게요" });
  expect(screen.queryByText(/결제하려면 확인이 필요해요/)).toBeNull();
});
