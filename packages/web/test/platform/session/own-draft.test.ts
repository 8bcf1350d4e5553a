// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetOwnDrafts, ownDraft } from "../../../src/platform/session/own-draft";
import {
  type SessionUser,
  setSessionUser,
  setSignedOut,
  useSession,
} from "../../../src/platform/session/session-store";
import { setSignedInHint } from "../../../src/platform/session/signed-in-hint";
import { keepAccount } from "../../../src/platform/session/token-account";
import { isText, keptFields, listOf, oneOf, orNull } from "../../../src/platform/storage/kept-fields";

const logIn = (id: string) => setSessionUser({ id, registered: true } as SessionUser);
const note = ownDraft("note:1", (kept) => (typeof kept === "string" ? kept : null));
const other = ownDraft("note:2", (kept) => (typeof kept === "string" ? kept : null));

/** A page that has just been opened in the tab; a call may have carried the account's token. */
function reload(account: string | null): void {
  useSession.setState({ status: "unknown", isLoggedIn: false, isRegistered: false, user: null });
  keepAccount(account && `x.${btoa(JSON.stringify({ sub: account }))}.x`);
}

beforeEach(() => {
  sessionStorage.clear();
  setSignedInHint(false);
  reload(null);
});

test("a draft is of one form; forgetting it leaves the others", () => {
  note.write("문제가 어려웠어요");
  other.write("숙제가 많았어요");
  expect([note.read(), other.read()]).toEqual(["문제가 어려웠어요", "숙제가 많았어요"]);
  note.forget();
  expect([note.read(), other.read()]).toEqual([null, "숙제가 많았어요"]);
});

test("another account reads nothing; the own one does after the idle limit", () => {
  logIn("parent");
  note.write("문제가 어려웠어요");
  logIn("somebody");
  expect(note.read()).toBeNull();
  setSignedOut();
  expect(note.read()).toBeNull();
  logIn("parent");
  expect(note.read()).toBe("문제가 어려웠어요");
});

test("another account reads nothing while the session is unknown; the own one does by its token", () => {
  logIn("parent");
  note.write("문제가 어려웠어요");
  setSignedInHint(true);
  reload(null);
  expect(note.read()).toBeNull();
  reload("somebody");
  expect(note.read()).toBeNull();
  reload("parent");
  expect(note.read()).toBe("문제가 어려웠어요");
});

test("a write while the session is unknown keeps the owner", () => {
  logIn("parent");
  note.write("문제가 어려웠어요");
  setSignedInHint(true);
  reload(null);
  note.write("누구인지 모를 때");
  reload("parent");
  expect(note.read()).toBe("문제가 어려웠어요");
  note.write("문제가 쉬웠어요");
  setSignedOut();
  expect(note.read()).toBeNull();
  forgetOwnDrafts();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("쉬웠어요");
});

test("what is typed on after the session has ended is still the account's", () => {
  logIn("parent");
  note.write("문제가 어려웠어요");
  setSignedOut();
  note.write("문제가 아주 어려웠어요");
  logIn("somebody");
  expect(note.read()).toBeNull();
  logIn("parent");
  expect(note.read()).toBe("문제가 아주 어려웠어요");
});

test("a log-out forgets what accounts typed; a visitor's draft stays", () => {
  logIn("parent");
  note.write("문제가 어려웠어요");
  setSignedOut();
  other.write("방문자가 쓴 글");
  forgetOwnDrafts();
  logIn("parent");
  expect([note.read(), other.read()]).toEqual([null, "방문자가 쓴 글"]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("어려웠어요");
});

test.each([null, "text", 3, [], { "note:1": "no draft" }, { "note:1": { owner: 1 } }])(
  "%j in the storage is nothing",
  (kept) => {
    sessionStorage.setItem("naran.own-drafts", JSON.stringify(kept));
    expect(note.read()).toBeNull();
  },
);

test("answers that do not fit any more are left out", () => {
  const parse = keptFields<{ text: string; reason: "A" | "B" | null; chips: string[] }>({
    text: isText,
    reason: orNull(oneOf(["A", "B"])),
    chips: listOf(isText),
  });
  expect(parse({ text: "글", reason: null, chips: ["x"], more: 1 })).toEqual({
    text: "글",
    reason: null,
    chips: ["x"],
  });
  expect(parse({ text: 1, reason: "C", chips: ["x", 1] })).toEqual({});
  expect(parse(null)).toBeNull();
});
