// @vitest-environment happy-dom
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Controller } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { PhoneCodeFields } from "./phone-code-fields";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const user = userEvent.setup({ delay: null });

const onSend = vi.fn();
const SENT = {
  ...{ id: "1", phoneNumber: "01012345678", sendsLeft: 4 },
  ...{ expiresAt: Date.now() + 180_000, resendAt: Date.now() + 30_000 },
};

/** A number to which a code went. */
function Fields({ sent = SENT }: { sent?: SentCode }) {
  const form = useDomainForm({
    defaultValues: { phoneNumber: "01012345678", code: "" },
    validate: () => ({}),
    save: vi.fn(),
  });
  return (
    <Controller
      control={form.control}
      name="phoneNumber"
      render={(phone) => (
        <PhoneCodeFields
          phone={phone}
          code={form.field("code")}
          label="휴대폰 번호"
          autoComplete="off"
          codeHelp="보냈어요."
          sent={sent}
          onSend={onSend}
          onRetype={() => form.setValue("code", "")}
        />
      )}
    />
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** With the caret behind so many characters. */
async function press(field: HTMLInputElement, caret: number, keys: string) {
  await user.click(field);
  field.setSelectionRange(caret, caret);
  await user.keyboard(keys);
}

test("a hyphen that is deleted comes back, and the code that was typed stays", async () => {
  render(<Fields />);
  await user.type(box("인증번호"), "123456");
  await press(box("휴대폰 번호"), 9, "{Backspace}");
  expect(box("휴대폰 번호").value).toBe("010-1234-5678");
  expect(box("휴대폰 번호").selectionStart).toBe(8);
  expect(box("인증번호").value).toBe("123456");
});

test("a digit that is corrected before the last ones stays in its place, and empties the code", async () => {
  render(<Fields />);
  await user.type(box("인증번호"), "123456");
  await press(box("휴대폰 번호"), 11, "{Backspace}9");
  expect(box("휴대폰 번호").value).toBe("010-1234-5978");
  expect(box("인증번호").value).toBe("");
});

test("a letter that slips into the code leaves the caret where it is", async () => {
  render(<Fields />);
  await user.type(box("인증번호"), "1234");
  await press(box("인증번호"), 2, "a9");
  expect(box("인증번호").value).toBe("12934");
});

test("another code comes after half a minute, and the field says how long this one holds and how many are left", async () => {
  const { rerender } = render(<Fields />);
  expect((await screen.findByRole("timer")).textContent).toMatch(/^(3:00|2:59)$/);
  screen.getByText("오늘 4번 더 받을 수 있어요.");
  await user.click(screen.getByRole("button", { name: /^(30|29)초 뒤에 다시 받기/ }));
  expect(onSend).not.toHaveBeenCalled();
  rerender(<Fields sent={{ ...SENT, resendAt: Date.now() }} />);
  await user.click(await screen.findByRole("button", { name: /^다시 받기/ }));
  expect(onSend).toHaveBeenCalledWith("01012345678");
  rerender(<Fields sent={{ ...SENT, sendsLeft: 0 }} />);
  screen.getByText(/오늘은 더 받을 수 없어요.*1600-0000/);
  expect(screen.queryByRole("button", { name: /다시 받기/ })).toBeNull();
});
