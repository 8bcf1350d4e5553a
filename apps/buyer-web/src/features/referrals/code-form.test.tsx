// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CodeForm } from "./components/code-form";

vi.mock("next/form", () => ({ default: (props: object) => <form {...props} aria-label="form" /> }));
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "추천코드" });
const form = () => screen.getByRole<HTMLFormElement>("form");

/** Submits, and says whether the form was sent. */
function send(): boolean {
  const event = createEvent.submit(form());
  fireEvent(form(), event);
  const isSent = !event.defaultPrevented;
  return isSent;
}

test("an empty code is told at the field, which takes the focus; the browser's own message stays away", async () => {
  render(<CodeForm typed="" />);
  expect(form().noValidate).toBe(true);
  expect(send()).toBe(false);
  screen.getByText("받은 추천코드를 적어 주세요.");
  expect([field().getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field()]);
  await userEvent.type(field(), "  ");
  expect(send()).toBe(false);
  await userEvent.type(field(), "ABCDEFGH");
  expect(screen.queryByText("받은 추천코드를 적어 주세요.")).toBeNull();
  expect(send()).toBe(true);
});
