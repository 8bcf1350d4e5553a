// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginForm } from "./login-form";
import { signIn } from "./sign-in";

const user = userEvent.setup({ delay: null });

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("./sign-in", async (original) => ({ ...(await original<object>()), signIn: vi.fn() }));

const target = { next: "http://localhost:3000/price", given: null, source: null };
const email = () => screen.getByLabelText<HTMLInputElement>("이메일");
const password = () => screen.getByLabelText<HTMLInputElement>("비밀번호");
const press = () => user.click(screen.getByRole("button", { name: /^로그인/ }));

beforeEach(() => void render(<LoginForm target={target} />));
afterEach(() => {
  cleanup();
  vi.mocked(signIn).mockReset();
});

test("empty fields are named and the first one takes the focus; typing clears its error alone", async () => {
  await press();
  screen.getByText("이메일을 적어 주세요.");
  screen.getByText("비밀번호를 적어 주세요.");
  expect(document.activeElement).toBe(email());
  await user.type(email(), "a@naran.test");
  expect(screen.queryByText("이메일을 적어 주세요.")).toBeNull();
  screen.getByText("비밀번호를 적어 주세요.");
  expect(signIn).not.toHaveBeenCalled();
});

test("a wrong pair is explained at the password, which takes the focus; both fields keep their text", async () => {
  const refusal = apiError("wrongPassword");
  vi.mocked(signIn).mockRejectedValue(refusal);
  await user.type(email(), " parent@naran.test ");
  await user.type(password(), "wrong-password");
  await press();
  await screen.findByText("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
  expect(signIn).toHaveBeenCalledWith({ email: "parent@naran.test", password: "wrong-password" });
  expect(document.activeElement).toBe(password());
  expect(email().value.trim()).toBe("parent@naran.test");
  expect(password().value).toBe("wrong-password");
});

test("a second press while the first one is sent does nothing", async () => {
  vi.mocked(signIn).mockReturnValue(new Promise(() => {}));
  await user.type(email(), "parent@naran.test");
  await user.type(password(), "some-password");
  await press();
  await act(async () => screen.getByRole<HTMLButtonElement>("button", { name: /^로그인/ }).click());
  expect(signIn).toHaveBeenCalledTimes(1);
});
