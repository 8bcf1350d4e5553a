// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SecurityScreen } from "./security-screen";

vi.mock("./components/login-methods", () => ({
  LoginMethods: ({ passwordHref }: { passwordHref: string }) => <a href={passwordHref}>비밀번호</a>,
}));
vi.mock("./components/devices", () => ({ Devices: () => null }));
vi.mock("./components/my-data", () => ({ MyData: () => null }));
const TUTOR_PAGE = "http://localhost:3001/earnings";
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const show = (source: "tutor" | null, next: string) =>
  render(
    <SecurityScreen
      returned={{ by: null, problem: null }}
      target={{ source, next, given: next }}
      againHref="/logout"
    />,
  );

test("a tutor who logs out here comes back to the tutors' site, and other pages lead back to where they came from", () => {
  show("tutor", TUTOR_PAGE);
  expect(hrefOf("로그아웃")).toBe("/logout?source=tutor");
  const query = `?source=tutor&next=${encodeURIComponent(TUTOR_PAGE)}`;
  expect(hrefOf("비밀번호")).toBe(`/password/change${query}`);
  expect(hrefOf("회원 탈퇴")).toBe(`/close-account${query}`);
});

test("a buyer who logs out here comes to the home page", () => {
  show(null, "http://localhost:3000/mypage/user");
  expect(hrefOf("로그아웃")).toBe("/logout");
});
