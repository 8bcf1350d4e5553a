// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/" }
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../../src/platform/api/api";
import { blockWaysOut } from "../../../src/platform/person-view/block-ways-out";
import { beginView, viewedId } from "../../../src/platform/person-view/viewed-id";
import { chooseStudent, switchedStudent } from "../../../src/platform/session/switched-student";

const ID = "9b2f0c1e-5a44-4f0e-9a53-0d6d3a3c7a11";
const VIEW = `x.${btoa(JSON.stringify({ sub: "p" }))}.x`;
const replace = vi.fn();
const asked: { path: string; method: string; authorization: string | null }[] = [];
const students: (string | null)[] = [];

/** Answers by path; what is not named answers an empty list. */
function answer(over: boolean): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push({ path, method: request.method, authorization: request.headers.get("authorization") });
    students.push(request.headers.get("x-switch-auth-student"));
    if (path.endsWith("/lessons/orders/children")) {
      return Response.json({ service: "class", errorCode: 20006, message: "" }, { status: 403 });
    }
    const ends = new Date(Date.now() + 15 * 60_000).toISOString();
    if (path.endsWith("/access-token"))
      return Response.json({ accessToken: "staff", expiresAt: ends, sessionExpiresAt: ends });
    if (!path.endsWith("/token")) return Response.json({ content: [] });
    if (over) return Response.json({ service: "class", errorCode: 20001, message: "" }, { status: 404 });
    return Response.json({ accessToken: VIEW, expiresAt: ends, personId: "p", name: "김민정", viewEndsAt: ends });
  });
}

beforeEach(() => {
  vi.spyOn(location, "replace").mockImplementation(replace);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  replace.mockReset();
  asked.length = 0;
  students.length = 0;
});

test("every call of a view carries the token that reads, writes too; staff's own token asks for it once", async () => {
  answer(false);
  beginView(ID, "/mypage");
  expect([viewedId(), replace.mock.lastCall]).toEqual([ID, ["/mypage"]]);
  await Promise.all([api().GET("/orders"), api().GET("/users/me/services")]);
  await api().POST("/users/me/students", { body: { name: "새 아이" } as never });
  const [own, token, ...others] = asked;
  expect(own).toMatchObject({ path: "/api/access-token" });
  expect(token).toEqual({
    path: `/api/operator/person-views/${ID}/token`,
    method: "POST",
    authorization: "Bearer staff",
  });
  expect(others.map(({ authorization }) => authorization)).toEqual(Array(3).fill(`Bearer ${VIEW}`));
});

test("a view reads for the child that staff picks of the person's, until the server refuses it", async () => {
  answer(false);
  beginView(ID, "/mypage");
  chooseStudent("p", "child-1");
  await api().GET("/orders");
  expect(students.at(-1)).toBe("child-1");
  await api()
    .GET("/lessons/orders/children")
    .catch(() => {});
  expect(switchedStudent("p")).toBeNull();
});

test("when the view is over the tab is left, and is its own again", async () => {
  answer(true);
  beginView(ID, "/mypage");
  const { readView } = await import("../../../src/platform/person-view/view-token");
  void readView(ID);
  await vi.waitFor(() => expect(replace).toHaveBeenLastCalledWith("/person-view"));
  expect(viewedId()).toBeNull();
});

test.each([
  ["/mypage/coupon", "", false],
  ["#main", "", false],
  ["tel:0212345678", "", false],
  ["/go/account/security", "", true],
  ["https://pf.kakao.com/naran", "", true],
  ["/terms", "_blank", true],
])("a link to %s %s is stopped: %s", (href, target, isStopped) => {
  const onBlocked = vi.fn();
  const unblock = blockWaysOut(onBlocked);
  document.body.innerHTML = `<a href="${href}" target="${target}"><span>가기</span></a>`;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("span")?.dispatchEvent(click);
  unblock();
  expect([onBlocked.mock.calls.length > 0, click.defaultPrevented]).toEqual([isStopped, isStopped]);
});

test.each([
  ["click", { ctrlKey: true }, true],
  ["click", { metaKey: true }, true],
  ["click", { shiftKey: true }, true],
  ["auxclick", { button: 1 }, true],
  ["auxclick", { button: 2 }, false],
])(
  "a %s with %j on a link of this site, which opens a tab without the view, is stopped: %s",
  (kind, init, isStopped) => {
    const onBlocked = vi.fn();
    const unblock = blockWaysOut(onBlocked);
    document.body.innerHTML = `<a href="/mypage">가기</a>`;
    const press = () => {
      const event = new MouseEvent(kind, { bubbles: true, cancelable: true, ...init });
      document.querySelector("a")?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press(), onBlocked.mock.calls.length > 0]).toEqual([isStopped, isStopped]);
    unblock();
    expect(press()).toBe(false);
  },
);
