// @vitest-environment happy-dom
import { TextField } from "@pkg/ui/text-field";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDomainForm } from "../../../src/features/form/use-domain-form";
import { useDraftState } from "../../../src/features/form/use-draft-state";
import { ownDraft } from "../../../src/platform/session/own-draft";
import { type SessionUser, setSessionUser, useSession } from "../../../src/platform/session/session-store";
import { setSignedInHint } from "../../../src/platform/session/signed-in-hint";
import { isText, keptFields } from "../../../src/platform/storage/kept-fields";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const save = vi.fn<(values: { name: string; code: string }) => unknown>();
// The code is no part of it.
const draft = ownDraft("form", keptFields<{ name: string }>({ name: isText }));

function Form() {
  const form = useDomainForm({
    defaultValues: { name: "이수진", code: "" },
    validate: () => ({}),
    save,
    draft: { ...draft, write: (values) => draft.write({ name: values?.name ?? "" }) },
    onError: () => {},
  });
  return (
    <form aria-label="form" onSubmit={form.submit} noValidate>
      <TextField {...form.field("name")} label="이름" />
      <TextField {...form.field("code")} label="인증번호" />
      {form.isRestored ? <p>이어서 적어요</p> : null}
      {form.isUnsaved ? <p>저장하지 않았어요</p> : null}
    </form>
  );
}

function Note({ draft = ownDraft("note", keptFields<{ text: string }>({ text: isText })) }) {
  const [{ text }, change, isRestored] = useDraftState<{ text: string }>(draft, { text: "" });
  const label = isRestored ? "적던 글" : "글";
  return <textarea aria-label={label} value={text} onChange={(event) => change({ text: event.target.value })} />;
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => act(async () => void fireEvent.input(box(label), { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText("form")));

beforeEach(() => {
  sessionStorage.clear();
  setSignedInHint(false);
  useSession.setState({ status: "unknown", isLoggedIn: false, isRegistered: false, user: null });
  save.mockReset();
});
test("what was typed stands in the fields again, as a change; what is not kept does not", async () => {
  render(<Form />);
  expect(screen.queryByText("이어서 적어요")).toBeNull();
  await type("이름", "이수");
  await type("인증번호", "123456");
  cleanup();
  render(<Form />);
  expect([box("이름").value, box("인증번호").value]).toEqual(["이수", ""]);
  screen.getByText("이어서 적어요");
  screen.getByText("저장하지 않았어요");
});

test("a refused save keeps the draft, a saved one forgets it", async () => {
  render(<Form />);
  await type("이름", "이수");
  save.mockRejectedValueOnce(new Error("no"));
  await submit();
  expect(draft.read()).toEqual({ name: "이수" });
  await submit();
  expect(save).toHaveBeenCalledTimes(2);
  expect(draft.read()).toBeNull();
  cleanup();
  render(<Form />);
  expect(box("이름").value).toBe("이수진");
});

test("a save that met another version keeps the draft, and the form is not saved", async () => {
  render(<Form />);
  await type("이름", "이수");
  save.mockResolvedValueOnce(false);
  await submit();
  expect(draft.read()).toEqual({ name: "이수" });
  screen.getByText("저장하지 않았어요");
});

test("what an account typed comes back once the session is known, unless something is typed before", async () => {
  const signIn = () => act(async () => setSessionUser({ id: "parent", registered: true } as SessionUser));
  const reload = () => {
    cleanup();
    act(() => useSession.setState({ status: "unknown", isLoggedIn: false, isRegistered: false, user: null }));
    render(<Form />);
  };
  setSignedInHint(true);
  await signIn();
  draft.write({ name: "이수" });
  reload();
  expect(box("이름").value).toBe("이수진");
  await signIn();
  expect(box("이름").value).toBe("이수");
  reload();
  await type("이름", "이");
  await signIn();
  expect(box("이름").value).toBe("이");
});

test("answers that are state are kept with each change, and nothing is kept before the first", async () => {
  render(<Note />);
  expect(sessionStorage.getItem("naran.own-drafts")).toBeNull();
  await act(async () => void fireEvent.change(box("글"), { target: { value: "빨랐어요" } }));
  cleanup();
  render(<Note />);
  expect(box("적던 글").value).toBe("빨랐어요");
});

test("a form whose state is its draft reads it once, and says that it is restored until it closes", async () => {
  const read = vi.fn(() => ({ text: "어제 적은 글" }));
  render(<Note draft={{ read, write: vi.fn(), forget: vi.fn() }} />);
  await act(async () => void fireEvent.change(box("적던 글"), { target: { value: "고친 글" } }));
  expect(box("적던 글").value).toBe("고친 글");
  expect(read).toHaveBeenCalledTimes(1);
});
