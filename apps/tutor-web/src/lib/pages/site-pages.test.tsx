// @vitest-environment happy-dom
import { useSession } from "@pkg/web/platform/session/session-store";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { isTutorPath } from "./tutor-pages";
import { useSitePages } from "./use-site-pages";

vi.mock("@pkg/web/platform/session/session-store", () => ({ useSession: vi.fn() }));
const signIn = (user: object | null) =>
  vi.mocked(useSession).mockImplementation(((select: (state: object) => unknown) => select({ user })) as never);
const labels = () => renderHook(() => useSitePages()).result.current.map(({ label }) => label);
const SECURITY = "로그인과 보안";

test.each([
  ["a tutor", { userType: "TUTOR", staffRoles: [] }],
  ["staff who teach nobody", { userType: "STUDENT", staffRoles: ["OPERATOR"] }],
  ["a tutor of our staff", { userType: "TUTOR", staffRoles: ["ADMIN"] }],
])("the menu of %s leads to log-in and security, once", (_, user) => {
  signIn(user);
  expect(labels().filter((label) => label === SECURITY)).toHaveLength(1);
});

test("the page is the account service's, and comes back", () => {
  signIn({ userType: "TUTOR", staffRoles: [] });
  const { current } = renderHook(() => useSitePages()).result;
  expect(current.find(({ label }) => label === SECURITY)?.href).toBe("/go/account/security?next=%2F");
});

test("an applicant's menu names no page that only a tutor has", () => {
  signIn({ userType: "STUDENT", staffRoles: [] });
  expect(labels()).toEqual(["지원서", "알림", SECURITY]);
});

test("a visitor's menu names no page that asks for a log-in", () => {
  vi.mocked(useSession).mockImplementation(((select: (state: object) => unknown) =>
    select({ user: null, status: "signed-out" })) as never);
  expect(labels()).toEqual(["선생님 홈", "선생님 지원하기", "한 달 수입 계산"]);
  const { current } = renderHook(() => useSitePages()).result;
  expect(current.filter(({ href }) => isTutorPath(href))).toEqual([]);
});
