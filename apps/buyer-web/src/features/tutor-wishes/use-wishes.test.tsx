// @vitest-environment happy-dom

import { NO_WISHES } from "@pkg/domain";
import { forgetOwnDrafts } from "@pkg/web/platform/session/own-draft";
import { type SessionUser, setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApplicantWire } from "./queries";
import { useWishes } from "./use-wishes";

const call = vi.fn();
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const applicant = { ...NO_WISHES, merchantUid: "NR1", gradeBand: null } as unknown as ApplicantWire;
const times = { ...NO_WISHES.weeklyAvailablePeriods, tuesday: ["19:00-22:00" as const] };
const logIn = (id: string) => setSessionUser({ id, registered: true } as SessionUser);
const open = () =>
  renderHook(() => useWishes(applicant), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  }).result;
const lastSaved = () => call.mock.calls.findLast(([method]) => method === "PATCH")?.[2]?.body;

/** Types while each save is refused, as without a session, and leaves the page. */
async function typeInVain(): Promise<void> {
  call.mockRejectedValue(new Error("no session"));
  const page = open();
  act(() => page.current.change({ studyPurposes: ["SCHOOL_GRADES"], weeklyAvailablePeriods: times }));
  setSignedOut();
  act(() => page.current.change({ tutorMemo: "천천히 설명해 주세요" }));
  await waitFor(() => expect(page.current.state).toBe("FAILED"));
  cleanup();
  call.mockReset().mockResolvedValue(applicant);
}

beforeEach(() => {
  sessionStorage.clear();
  logIn("parent");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a lost session keeps choices, times and memo; after the log-in they are there and are saved", async () => {
  await typeInVain();
  logIn("parent");
  const page = open();
  const entry = { studyPurposes: ["SCHOOL_GRADES"], weeklyAvailablePeriods: times, tutorMemo: "천천히 설명해 주세요" };
  expect(page.current.wishes).toMatchObject(entry);
  await waitFor(() => expect(page.current.state).toBe("SAVED"));
  expect(lastSaved()).toMatchObject({ ...entry, studyPurposes: "SCHOOL_GRADES" });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("천천히");
});

test("another account, a log-out and the next day find nothing", async () => {
  await typeInVain();
  logIn("somebody");
  expect(open().current.wishes.tutorMemo).toBe("");
  cleanup();
  logIn("parent");
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
  expect(open().current.wishes.tutorMemo).toBe("");
  vi.useRealTimers();
  cleanup();
  expect(open().current.wishes.tutorMemo).toBe("천천히 설명해 주세요");
  cleanup();
  setSignedOut();
  forgetOwnDrafts();
  logIn("parent");
  expect(open().current.wishes.tutorMemo).toBe("");
});
