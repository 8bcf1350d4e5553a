// @vitest-environment happy-dom
import { BroadcastChannel } from "node:worker_threads";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAppDialog } from "../../../src/platform/errors/app-dialog";
import { setSessionUser, setSignedOut, useSession } from "../../../src/platform/session/session-store";
import { setSignedInHint } from "../../../src/platform/session/signed-in-hint";
import { SessionSync } from "../../../src/platform/session-sync/session-sync";

vi.mock("../../../src/platform/session-sync/load-session", () => ({
  loadSession: vi.fn(),
  loadSessionPatiently: vi.fn(),
}));

const USER = { id: "u1", name: "이수진" } as Parameters<typeof setSessionUser>[0];

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", BroadcastChannel);
  setSignedInHint(true);
  setSessionUser(USER);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSignedOut();
  useAppDialog.setState({ dialog: null, open: false });
});

test("a log-out in another tab clears this one at once", async () => {
  render(<SessionSync />);
  setSignedInHint(false);
  const other = new BroadcastChannel("naran.session");
  other.postMessage(null);
  await vi.waitFor(() => expect(useAppDialog.getState()).toMatchObject({ open: true, dialog: { hidesPage: true } }));
  expect(useSession.getState().isLoggedIn).toBe(false);
  other.close();
});

test("a page that opens without a session tells the others; one with it does not", async () => {
  const heard = vi.fn();
  const other = new BroadcastChannel("naran.session");
  other.onmessage = heard;
  render(<SessionSync />);
  cleanup();
  setSignedInHint(false);
  setSignedOut();
  render(<SessionSync />);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  other.close();
});

test("nothing is said while the session stands", async () => {
  render(<SessionSync />);
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise(setImmediate);
  expect(useAppDialog.getState().open).toBe(false);
});
