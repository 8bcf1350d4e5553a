import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/platform/api/api";
import { useSession } from "../src/platform/session/session-store";
import { loadSession, loadSessionPatiently } from "../src/platform/session-sync/load-session";

const LATER = "2026-11-26T12:00:00Z";
const TOKEN = { accessToken: "a", expiresAt: LATER, sessionExpiresAt: LATER };
const BUSY = () => new Response("busy", { status: 503 });
let asked: string[] = [];
let failures = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T11:00:00Z") });
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("document", { cookie: "naran.signed_in=1" });
  vi.stubGlobal("navigator", { userAgent: "" });
  vi.stubGlobal("sessionStorage", { getItem: () => null, removeItem: () => {}, length: 0, key: () => null });
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (failures-- > 0) return BUSY();
    return Response.json(pathname === "/api/access-token" ? TOKEN : { registered: true, name: "김민정" });
  });
  asked = [];
  api().tokens.clear();
  useSession.setState({ status: "unknown", isLoggedIn: false, isRegistered: false, user: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that is busy is asked again until it says who is here", async () => {
  failures = 2;
  const loading = loadSessionPatiently();
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  expect(useSession.getState().status).toBe("unknown");
  await vi.advanceTimersByTimeAsync(6_000);
  await loading;
  expect(useSession.getState()).toMatchObject({ status: "signed-in", user: { name: "김민정" } });
  expect(asked).toHaveLength(4);
});

test("it is not asked for ever, and a single loading asks once", async () => {
  failures = 99;
  const loading = loadSessionPatiently();
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(asked).toHaveLength(4);
  expect(await loadSession()).toBe(false);
  expect(useSession.getState().status).toBe("unknown");
});

test("a visitor costs no call", async () => {
  vi.stubGlobal("document", { cookie: "" });
  await loadSessionPatiently();
  expect(asked).toEqual([]);
  expect(useSession.getState().status).toBe("signed-out");
});
