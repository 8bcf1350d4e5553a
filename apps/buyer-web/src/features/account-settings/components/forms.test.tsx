// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me, MyStudent } from "@/lib/account/me";
import { AddressForm } from "./address-form";
import { GuardianForm } from "./guardian-form";
import { SchoolForm } from "./school-form";

const call = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const me = { postcode: null, address: null, addressDetail: null, updatedAt: "1" } as unknown as Me;
const student = { id: "s1", grade: 8, school: null, schoolId: null, schoolName: null } as unknown as MyStudent;

const show = (form: ReactElement) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const save = () => userEvent.click(screen.getByRole("button", { name: /^저장/ }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const focused = () => act(() => new Promise<Element | null>((done) => setTimeout(() => done(document.activeElement))));

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
});
/** A code that went to a number. */
const sentTo = (phoneNumber: string) => ({
  ...{ id: "v1", phoneNumber, sendsLeft: 4 },
  ...{ expiresAt: new Date(Date.now() + 180_000).toISOString(), resendAt: new Date(Date.now() + 30_000).toISOString() },
});

test("an address is needed whole; the first wrong field takes the focus, and a change clears its own error", async () => {
  show(<AddressForm base={me} onTheirs={() => {}} />);
  await save();
  screen.getByText("주소를 찾아 주세요.");
  screen.getByText("동과 호수처럼 자세한 곳을 적어 주세요.");
  expect(await focused()).toBe(box("주소"));
  await userEvent.type(box("상세 주소"), "3");
  expect(screen.queryByText("동과 호수처럼 자세한 곳을 적어 주세요.")).toBeNull();
  screen.getByText("주소를 찾아 주세요.");
  expect(call).not.toHaveBeenCalled();
});

test("a stored address is sent trimmed, with the version it was read at", async () => {
  call.mockResolvedValue({ ...me, updatedAt: "2" });
  show(<AddressForm base={{ ...me, postcode: "04524", address: "세종대로 110" }} onTheirs={() => {}} />);
  expect(box("주소").value).toBe("세종대로 110");
  await userEvent.type(box("상세 주소"), " 101동 ");
  await save();
  const body = { postcode: "04524", address: "세종대로 110", addressDetail: "101동" };
  expect(call).toHaveBeenCalledWith("PATCH", "/users/me", { body, params: { header: { "if-match": "1" } } });
});

test("the guardian of a student under 14 consents", async () => {
  call.mockImplementation(async (_method, path, init) =>
    path === "/users/me/guardian/verifications" ? sentTo(init.body.phoneNumber) : { updatedAt: "2" },
  );
  show(<GuardianForm base={null} onTheirs={() => {}} isUnder14 />);
  await userEvent.type(box("보호자 이름"), "이보호");
  await userEvent.type(box("보호자 휴대폰 번호"), "01023456789");
  await userEvent.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  await userEvent.type(box("인증번호"), "123456");
  await save();
  screen.getByText("보호자가 동의해 주세요.");
  await userEvent.click(screen.getByRole("checkbox", { name: /보호자로서/ }));
  await save();
  const body = { name: "이보호", verificationId: "v1", code: "123456", guardianConsent: true };
  expect(call).toHaveBeenLastCalledWith("POST", "/users/me/guardian", { body });
});

test("a wrong code is sent once: pressing again costs no other try", async () => {
  const fields = [{ path: "code", message: "인증번호가 달라요." }];
  call.mockImplementation(async (_method, path, init) => {
    if (path === "/users/me/guardian/verifications") return sentTo(init.body.phoneNumber);
    if (path === "/users/me/guardian") throw apiError("invalidUser", { fields });
  });
  show(<GuardianForm base={null} onTheirs={() => {}} />);
  await userEvent.type(box("보호자 이름"), "이보호");
  await userEvent.type(box("보호자 휴대폰 번호"), "01023456789");
  await userEvent.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  await userEvent.type(box("인증번호"), "123456");
  const tries = () => call.mock.calls.filter(([, path]) => path === "/users/me/guardian").length;
  await save();
  await screen.findByText("인증번호가 달라요.");
  await save();
  expect(tries()).toBe(1);
  screen.getByText("인증번호가 달라요.");
  await userEvent.type(box("인증번호"), "{Backspace}7");
  await save();
  expect(tries()).toBe(2);
});

test("a guardian's new number needs its code; another number takes the code back", async () => {
  call.mockImplementation(async (_method, path, init) =>
    path === "/users/me/guardian/verifications" ? sentTo(init.body.phoneNumber) : { updatedAt: "2" },
  );
  show(<GuardianForm base={null} onTheirs={() => {}} />);
  await userEvent.type(box("보호자 이름"), "이보호");
  await userEvent.type(box("보호자 휴대폰 번호"), "01023456789");
  expect(box("보호자 휴대폰 번호").value).toBe("010-2345-6789");
  await save();
  screen.getByText("인증번호를 받아 주세요.");
  expect(await focused()).toBe(box("보호자 휴대폰 번호"));
  await userEvent.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  expect(screen.queryByText("인증번호를 받아 주세요.")).toBeNull();
  expect(await focused()).toBe(box("인증번호"));
  await userEvent.type(box("인증번호"), "12a34567");
  expect(box("인증번호").value).toBe("123456");
  await save();
  const body = { name: "이보호", verificationId: "v1", code: "123456" };
  expect(call).toHaveBeenLastCalledWith("POST", "/users/me/guardian", { body });
  await userEvent.type(box("보호자 휴대폰 번호"), "{Backspace}");
  expect(screen.queryByRole("textbox", { name: "인증번호" })).toBeNull();
});

test("a page that is loaded anew while the message is read still takes the code", async () => {
  call.mockImplementation(async (_method, path, init) =>
    path === "/users/me/guardian/verifications" ? sentTo(init.body.phoneNumber) : { updatedAt: "2" },
  );
  show(<GuardianForm base={null} onTheirs={() => {}} />);
  await userEvent.type(box("보호자 이름"), "이보호");
  await userEvent.type(box("보호자 휴대폰 번호"), "01023456789");
  await userEvent.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
  cleanup();
  show(<GuardianForm base={null} onTheirs={() => {}} />);
  expect([box("보호자 이름").value, box("보호자 휴대폰 번호").value]).toEqual(["이보호", "010-2345-6789"]);
  await userEvent.type(box("인증번호"), "123456");
  await save();
  const body = { name: "이보호", verificationId: "v1", code: "123456" };
  expect(call).toHaveBeenLastCalledWith("POST", "/users/me/guardian", { body });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("이보호");
});

test("what was entered over an older guardian does not stand over a newer one", async () => {
  const guardian = { name: "이보호", phoneNumber: "01023456789", updatedAt: "1" };
  show(<GuardianForm base={guardian} onTheirs={() => {}} />);
  await userEvent.type(box("보호자 이름"), "자");
  cleanup();
  show(<GuardianForm base={guardian} onTheirs={() => {}} />);
  expect(box("보호자 이름").value).toBe("이보호자");
  cleanup();
  show(<GuardianForm base={{ ...guardian, name: "김보호", updatedAt: "2" }} onTheirs={() => {}} />);
  expect(box("보호자 이름").value).toBe("김보호");
});

test("grade and school: after the first press every change is checked again", async () => {
  show(<SchoolForm base={student} onTheirs={() => {}} />);
  await save();
  screen.getByText("다니는 학교를 찾아 주세요.");
  expect(await focused()).toBe(screen.getByRole("combobox", { name: "학교 이름" }));
  const unlisted = screen.getByRole("checkbox", { name: "학교가 목록에 없어요" });
  await userEvent.click(unlisted);
  screen.getByText("학교 이름을 두 글자부터 적어 주세요.");
  await userEvent.click(unlisted);
  await userEvent.type(screen.getByRole("combobox", { name: "학교 이름" }), "나란고등");
  await userEvent.click(unlisted);
  expect(box("학교 이름").value).toBe("나란고등");
  await userEvent.type(box("학교 이름"), "학교");
  screen.getByText(/고등학교 이름이에요/);
  expect(call).not.toHaveBeenCalled();
});
