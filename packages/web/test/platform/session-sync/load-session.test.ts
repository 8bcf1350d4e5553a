import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { api } from "../../../src/platform/api/api";
import { ownDraft } from "../../../src/platform/session/own-draft";
import { endSession } from "../../../src/platform/session/session-ended";
import { type SessionUser, setSessionUser, useSession } from "../../../src/platform/session/session-store";
import { loadSession, loadSessionPatiently } from "../../../src/platform/session-sync/load-session";
import { fakeStorage } from "../../fake-storage";

const LATER = "2026-11-26T12:00:00Z";
const TOKEN = { accessToken: "a", expiresAt: LATER, sessionExpiresAt: LATER };
const BUSY = () => new Response("busy", { status: 503 });
let asked: string[] = [];
let failures = 0;
/** What happens while the server answers who is here. */
let meanwhile = () => {};
const UNKNOWN = { status: "unknown", isLoggedIn: false, isRegistered: false, user: null } as const;
const ENDED = { service: "account", errorCode: 10004, message: "m" };
const note = ownDraft("note:1", (kept) => (typeof kept === "string" ? kept : null));

/** The account has typed something in this tab, before the page that opens now. */
function typeNote(): FakeKept {
  const { kept } = fakeStorage("sessionStorage");
  setSessionUser({ id: "parent", registered: true } as SessionUser);
  note.write("문제가 어려웠어요");
  useSession.setState(UNKNOWN);
  return kept;
}
type FakeKept = ReturnType<typeof fakeStorage>["kept"];
const isNoteKept = (kept: FakeKept) => JSON.stringify([...kept]).includes("어려웠어요");

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
    if (pathname !== "/api/access-token") meanwhile();
    return Response.json(pathname === "/api/access-token" ? TOKEN : { registered: true, name: "김민정" });
  });
  asked = [];
  failures = 0;
  meanwhile = () => {};
  api().tokens.clear();
  useSession.setState(UNKNOWN);
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

test("a session that ended while a retry waited is not asked for again, and what was typed stays", async () => {
  const kept = typeNote();
  failures = 1;
  const loading = loadSessionPatiently();
  await vi.advanceTimersByTimeAsync(500);
  endSession("IDLE");
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(asked).toHaveLength(1);
  expect(useSession.getState().status).toBe("signed-out");
  expect(isNoteKept(kept)).toBe(true);
});

test("an answer that comes after the session's end signs nobody in, and what was typed stays", async () => {
  const kept = typeNote();
  meanwhile = () => endSession("OVER");
  expect(await loadSession()).toBe(true);
  expect(useSession.getState()).toMatchObject({ status: "signed-out", user: null });
  expect(isNoteKept(kept)).toBe(true);
});

test("a call that learns of the end keeps what its notice promised to keep", async () => {
  const kept = typeNote();
  vi.stubGlobal("fetch", async ({ url }: Request) =>
    url.includes("/access-token") && asked.push(url) === 1
      ? Response.json(TOKEN)
      : Response.json(ENDED, { status: 401 }),
  );
  expect(await loadSession()).toBe(true);
  expect(useSession.getState().status).toBe("signed-out");
  expect(isNoteKept(kept)).toBe(true);
});

test("a page that opens without a session forgets what an account typed", async () => {
  const kept = typeNote();
  vi.stubGlobal("fetch", async () => Response.json(ENDED, { status: 401 }));
  expect(await loadSession()).toBe(true);
  expect(useSession.getState().status).toBe("signed-out");
  expect(isNoteKept(kept)).toBe(false);
});

test("without the code of the calls nobody is known yet, and it is asked for again", async () => {
  vi.resetModules();
  vi.doMock("../../../src/platform/api/api", () => {
    throw new Error("Loading chunk 7 failed");
  });
  onTestFinished(() => vi.doUnmock("../../../src/platform/api/api"));
  const page = await import("../../../src/platform/session-sync/load-session");
  expect(await page.loadSession()).toBe(false);
});
