// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import AddStudent from "./add-student";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

const onCancel = vi.fn();
function open() {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddStudent onAdded={vi.fn()} onCancel={onCancel} />
    </QueryClientProvider>,
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>("학생 이름");

beforeEach(() => sessionStorage.clear());
test("a child that was begun stands there again, until it is given up", () => {
  open();
  fireEvent.input(name(), { target: { value: "이서준" } });
  open();
  expect(name().value).toBe("이서준");
  fireEvent.click(screen.getByRole("button", { name: "그만두기" }));
  expect(onCancel).toHaveBeenCalledOnce();
  open();
  expect(name().value).toBe("");
});
