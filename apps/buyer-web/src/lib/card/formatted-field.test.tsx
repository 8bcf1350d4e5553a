// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { formatCardNumber } from "./card-format";
import { FormattedField } from "./formatted-field";

function CardNumber() {
  return (
    <FormProvider {...useForm({ defaultValues: { cardNumber: "4242 4200 01" } })}>
      <FormattedField name="cardNumber" format={formatCardNumber} label="card" />
    </FormProvider>
  );
}

test.each([
  ["Backspace over a separator takes the digit before it", "deleteContentBackward", "4242|4200 01", "424|4 2000 1"],
  ["a digit in the middle is followed by the caret", "insertText", "42429| 4200 01", "4242 9|420 001"],
])("%s", (_what, inputType, left, expected) => {
  render(<CardNumber />);
  const input = screen.getByLabelText<HTMLInputElement>("card");
  const caret = left.indexOf("|");
  const target = { value: left.replace("|", ""), selectionStart: caret, selectionEnd: caret };
  fireEvent.input(input, { target, inputType });
  const at = input.selectionStart ?? 0;
  expect(`${input.value.slice(0, at)}|${input.value.slice(at)}`).toBe(expected);
});
