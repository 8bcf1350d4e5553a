import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeDialog, showMessage, useAppDialog } from "../../../src/platform/errors/app-dialog";
import { beginSession, endSession, sessionEndOf } from "../../../src/platform/session/session-ended";
import { setSessionUser, useSession } from "../../../src/platform/session/session-store";
import { saidLeft, timeLeftText } from "../../../src/platform/session-sync/idle-text";

beforeAll(() => {
  vi.stubGlobal("location", new URL("http://localhost:3000/mypage/user?from=menu"));
  vi.stubGlobal("document", { cookie: "" });
});
beforeEach(() => {
  useAppDialog.setState({ dialog: null, open: false });
  beginSession();
});

test.each([
  [10004, false, "OVER"],
  [10004, true, "IDLE"],
  [10006, true, "IDLE"],
  [10001, true, "MISSING"],
  [10007, false, "MISSING"],
] as const)("%s, limit passed %s: %s", (code, isPast, end) => {
  expect(sessionEndOf(code, isPast)).toBe(end);
});

test("the idle limit says why, that nothing is lost, and leads back to this page", () => {
  setSessionUser({ registered: true } as Parameters<typeof setSessionUser>[0]);
  showMessage("다른 말이에요.");
  endSession("IDLE");
  const { dialog, open } = useAppDialog.getState();
  expect(open).toBe(true);
  expect(dialog?.title).toBe("안전을 위해 로그아웃했어요");
  expect(dialog?.description).toMatch(/30분.*그대로/);
  expect(dialog?.act?.href).toBe(`/go/account/login?next=${encodeURIComponent("/mypage/user?from=menu")}`);
  expect(dialog?.hidesPage).toBe(true);
  expect(useSession.getState()).toMatchObject({ status: "signed-out", isLoggedIn: false, user: null });
});

test("it is shown once, and withdrawn at the next log-in", () => {
  endSession("IDLE");
  closeDialog();
  endSession("OVER");
  expect(useAppDialog.getState().open).toBe(false);
  beginSession();
  endSession("OVER");
  expect(useAppDialog.getState()).toMatchObject({ open: true, dialog: { title: "로그인한 지 오래됐어요" } });
  beginSession();
  expect(useAppDialog.getState().open).toBe(false);
});

test.each([
  [120_000, "2분"],
  [119_999, "2분"],
  [118_200, "1분 59초"],
  [60_000, "1분"],
  [59_001, "1분"],
  [1, "1초"],
  [0, "0초"],
  [-5, "0초"],
])("%s ms are %s", (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});

test("screen readers announce the time left three times, not every second", () => {
  const said = Array.from({ length: 121 }, (_, second) => saidLeft(120_000 - second * 1_000));
  expect([...new Set(said)]).toEqual([
    "",
    "로그아웃까지 1분 남았어요.",
    "로그아웃까지 30초 남았어요.",
    "로그아웃까지 10초 남았어요.",
  ]);
});
