// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { PillGroup } from "@pkg/ui/pill-group";
import { TextField } from "@pkg/ui/text-field";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Controller } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import type { DomainFormOptions } from "../../../src/features/form/domain-form-options";
import { useDomainForm } from "../../../src/features/form/use-domain-form";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

type Values = { name: string; grade: string | null; phone: string };
const save = vi.fn<(values: Values) => unknown>();
const onError = vi.fn();
const onChange = vi.fn();

function Form(options: Partial<DomainFormOptions<Values>>) {
  const form = useDomainForm<Values>({
    defaultValues: { name: "", grade: null, phone: "" },
    validate: ({ name, grade, phone }) => ({
      name: name.length < 2 ? "이름을 적어 주세요." : null,
      grade: grade === null ? "학년을 골라 주세요." : null,
      phone: phone === "" ? "번호를 적어 주세요." : null,
    }),
    save,
    onError,
    onChange,
    ...options,
  });
  return (
    <form aria-label="form" onSubmit={form.submit} noValidate>
      <TextField {...form.field("name")} label="이름" />
      <Controller
        control={form.control}
        name="grade"
        render={({ field, fieldState }) => (
          <PillGroup
            legend="학년"
            options={[{ value: "M1", label: "중1" }]}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField {...form.field("phone")} label="번호" />
      <button type="submit" aria-busy={form.busy}>
        저장
      </button>
      {form.isUnsaved ? <p>고친 것이 있어요</p> : null}
      <button type="button" onClick={() => form.reset({ name: "", grade: null, phone: "" })}>
        비우기
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>("이름");
const phone = () => screen.getByLabelText<HTMLInputElement>("번호");
const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.input(field, { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText("form")));
const fill = async () => {
  await type(name(), "나란");
  await act(async () => void fireEvent.click(screen.getByLabelText("중1")));
  await type(phone(), "010");
};

beforeEach(() => {
  vi.useRealTimers();
  for (const mock of [save, onError, onChange]) mock.mockReset();
});
test("a submit shows every error and focuses the first; nothing is sent", async () => {
  render(<Form />);
  expect(screen.queryByText("이름을 적어 주세요.")).toBeNull();
  await submit();
  for (const text of ["이름을 적어 주세요.", "학년을 골라 주세요.", "번호를 적어 주세요."]) screen.getByText(text);
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute("aria-invalid")).toBe("true");
  expect(save).not.toHaveBeenCalled();
});

test("a choice takes the focus when it is the first wrong answer", async () => {
  render(<Form />);
  await type(name(), "나란");
  await submit();
  expect(document.activeElement).toBe(screen.getByLabelText("중1"));
});

test("a change clears the error of its own field, even while it is still wrong", async () => {
  render(<Form />);
  await submit();
  await type(name(), "나");
  expect(screen.queryByText("이름을 적어 주세요.")).toBeNull();
  screen.getByText("학년을 골라 주세요.");
  await act(async () => void fireEvent.click(screen.getByLabelText("중1")));
  expect(screen.queryByText("학년을 골라 주세요.")).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith({ name: "나", grade: "M1", phone: "" });
});

test("with recheck an error stays until the whole form's rules are met", async () => {
  render(<Form recheck />);
  await type(name(), "나");
  expect(screen.queryByText("이름을 적어 주세요.")).toBeNull();
  await submit();
  await type(name(), "란");
  screen.getByText("이름을 적어 주세요.");
  await type(name(), "나란");
  expect(screen.queryByText("이름을 적어 주세요.")).toBeNull();
});

test("the values are sent once while the answer is awaited, and are saved then", async () => {
  let answer = () => {};
  save.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  render(<Form />);
  await fill();
  screen.getByText("고친 것이 있어요");
  await submit();
  await submit();
  expect(save.mock.calls).toEqual([[{ name: "나란", grade: "M1", phone: "010" }]]);
  expect(screen.getByText("저장").getAttribute("aria-busy")).toBe("true");
  await act(async () => answer());
  expect(screen.getByText("저장").getAttribute("aria-busy")).toBe("false");
  expect(screen.queryByText("고친 것이 있어요")).toBeNull();
});

test("field errors of the API are shown at their fields, and the values stay", async () => {
  const fields = [{ path: "phone", message: "이미 쓰는 번호예요." }];
  save.mockRejectedValue(apiError("requestRejected", { fields }));
  render(<Form />);
  await fill();
  await submit();
  screen.getByText("이미 쓰는 번호예요.");
  expect(document.activeElement).toBe(phone());
  expect(name().value).toBe("나란");
  expect(onError).not.toHaveBeenCalled();
});

test("an error of no field goes to the form's reaction, a mapped one to its field", async () => {
  const refused = new Error("refused");
  save.mockRejectedValue(refused);
  const { rerender } = render(<Form />);
  await fill();
  await submit();
  expect(onError).toHaveBeenCalledWith(refused);
  rerender(<Form problemsOf={async () => ({ name: "다른 이름을 적어 주세요." })} />);
  await submit();
  screen.getByText("다른 이름을 적어 주세요.");
  expect(document.activeElement).toBe(name());
  expect(onError).toHaveBeenCalledTimes(1);
});

test("a reset to empty fields does not bring the typed text back", async () => {
  render(<Form />);
  await fill();
  await act(async () => void fireEvent.click(screen.getByText("비우기")));
  expect([name().value, phone().value]).toEqual(["", ""]);
  await submit();
  expect(save).not.toHaveBeenCalled();
});

test("what a password manager writes without an event is sent, and right; what was emptied so is missing", async () => {
  render(<Form />);
  fireEvent.click(screen.getByLabelText("중1"));
  name().value = "김하준";
  phone().value = "01012345678";
  await submit();
  expect(save).toHaveBeenLastCalledWith({ name: "김하준", grade: "M1", phone: "01012345678" });
  name().value = "";
  await submit();
  screen.getByText("이름을 적어 주세요.");
  expect(save).toHaveBeenCalledTimes(1);
});
