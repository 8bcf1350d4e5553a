// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { closeAccount } from "./closure-calls";
import { ClosureForm } from "./components/closure-form";

const user = userEvent.setup({ delay: null });

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("./closure-calls", () => ({ closeAccount: vi.fn() }));

const [onClosed, onObstacle] = [vi.fn(), vi.fn()];
const password = () => screen.getByLabelText<HTMLInputElement>("현재 비밀번호");
const submit = () => user.click(screen.getByRole("button", { name: /^탈퇴하기/ }));
const confirm = async () => {
  // Its code is loaded with the first opening.
  const dialog = await screen.findByRole("alertdialog", {}, { timeout: 20_000 });
  await user.click(within(dialog).getByRole("button", { name: /^탈퇴하기/ }));
};
const open = (hasPassword: boolean) =>
  render(
    <ClosureForm
      preview={{ hasPassword, keptOrders: 0, obstacles: [] }}
      back="/security"
      onClosed={onClosed}
      onObstacle={onObstacle}
    />,
  );

beforeEach(() => void vi.mocked(closeAccount).mockResolvedValue(undefined));
test("the password and the tick are asked for; a wrong password is explained at its field", async () => {
  open(true);
  await submit();
  screen.getByText("비밀번호를 적어 주세요.");
  screen.getByText("내용을 읽고 표시해 주세요.");
  expect(document.activeElement).toBe(password());

  await user.type(password(), "not my password");
  await user.click(screen.getByRole("checkbox"));
  vi.mocked(closeAccount).mockRejectedValueOnce(apiError("wrongPassword"));
  await submit();
  await confirm();
  await screen.findByText("현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
  expect(closeAccount).toHaveBeenCalledWith("not my password");
  await vi.waitFor(() => expect(document.activeElement).toBe(password()));
  expect(onClosed).not.toHaveBeenCalled();
});

test("an account without a password is closed after the last question; a new obstacle is shown instead", async () => {
  open(false);
  await user.click(screen.getByRole("checkbox"));
  vi.mocked(closeAccount).mockRejectedValueOnce(apiError("stateConflict"));
  await submit();
  await confirm();
  await vi.waitFor(() => expect(onObstacle).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await submit();
  await confirm();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(closeAccount).toHaveBeenLastCalledWith(null);
});
