// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NewStudentForm } from "./components/new-student-form";
import { addStudent } from "./new-student";

const user = userEvent.setup({ delay: null });

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("./new-student", async (original) => ({ ...(await original<object>()), addStudent: vi.fn() }));

const name = () => screen.getByLabelText<HTMLInputElement>("이름");
const press = () => user.click(screen.getByRole("button", { name: /^학생 추가/ }));

test("what is missing is named in the order of the page: name, grade, then a guardian's consent", async () => {
  render(<NewStudentForm listHref="/profiles" />);
  await press();
  screen.getByText("이름을 적어 주세요.");
  screen.getByText("학년을 골라 주세요.");
  expect(document.activeElement).toBe(name());

  await user.type(name(), "김하린");
  await user.type(screen.getByLabelText("태어난 해"), "2015");
  await press();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "초등학교" }));
  await user.click(screen.getByRole("radio", { name: "초등학교" }));
  await press();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1학년" }));
  await user.click(screen.getByRole("radio", { name: "5학년" }));
  expect(screen.queryByText("학년을 골라 주세요.")).toBeNull();
  await press();
  screen.getByText("보호자의 동의가 있어야 추가할 수 있어요.");
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  expect(addStudent).not.toHaveBeenCalled();

  await user.click(screen.getByRole("checkbox"));
  await press();
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith("/profiles"));
  const study = { grade: 5, school: null };
  expect(addStudent).toHaveBeenCalledWith({ name: "김하린", birthYear: "2015", study, consent: true });
});

test("another kind of school clears the grade, and a refusal is shown at the name", async () => {
  vi.mocked(addStudent).mockRejectedValue(
    apiError("requestRejected", { fields: [{ path: "name", message: "이름에 쓸 수 없는 글자가 있어요." }] }),
  );
  render(<NewStudentForm listHref="/profiles" />);
  await user.type(name(), "김하준");
  await user.type(screen.getByLabelText("태어난 해"), "2010");
  await user.click(screen.getByRole("radio", { name: "고등학교" }));
  await user.click(screen.getByRole("radio", { name: "1학년" }));
  await user.click(screen.getByRole("radio", { name: "중학교" }));
  await press();
  screen.getByText("학년을 골라 주세요.");
  await user.click(screen.getByRole("radio", { name: "3학년" }));
  await press();
  await screen.findByText("이름에 쓸 수 없는 글자가 있어요.");
  expect(document.activeElement).toBe(name());
});
