// @vitest-environment happy-dom
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Controller } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { PhoneCodeFields } from "./phone-code-fields";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const user = userEvent.setup({ delay: null });

/** A number to which a code went. */
function Fields() {
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
          sentTo="01012345678"
          isSending={false}
          onSend={vi.fn()}
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
