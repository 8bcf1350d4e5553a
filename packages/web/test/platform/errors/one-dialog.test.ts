import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NetworkError, ServerError } from "@pkg/api-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../../src/platform/api/api";
import { createQueryClient } from "../../../src/platform/api/query-provider";
import {
  closeDialog,
  dialogBurst,
  showDialogNow,
  showMessage,
  useAppDialog,
} from "../../../src/platform/errors/app-dialog";
import { reactTo } from "../../../src/platform/errors/error-reaction";
import { beginSession } from "../../../src/platform/session/session-ended";
import { setSignedInHint } from "../../../src/platform/session/signed-in-hint";

type Answer = { status: number; body: unknown } | "drop";
const problem = (errorCode: number): Answer => ({
  status: 401,
  body: { service: "account", errorCode, message: "m" },
});
const TOKEN = { accessToken: "t", expiresAt: "2099-01-01T00:00:00Z", sessionExpiresAt: "2099-01-01T00:00:00Z" };

let answer: (path: string) => Answer;
const server = createServer((request, response) => {
  const given = answer(request.url ?? "");
  if (given === "drop") return void request.socket.destroy();
  response.writeHead(given.status, { "content-type": "application/json" }).end(JSON.stringify(given.body));
});

/** The titles that were put on the screen, each time they were. */
const shown: string[] = [];
useAppDialog.subscribe((now, before) => {
  if (now.open && now.dialog && (!before.open || now.dialog !== before.dialog)) shown.push(now.dialog.title);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // What these modules ask the browser for.
  vi.stubGlobal("location", new URL(`http://127.0.0.1:${port}/mypage?tab=1`));
  vi.stubGlobal("document", { cookie: "" });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  useAppDialog.setState({ dialog: null, open: false });
  dialogBurst.input();
  beginSession();
  shown.length = 0;
  setSignedInHint(true);
  api().tokens.clear();
});

const fifty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, at) => work(at)));
const failing = () =>
  api()
    .GET("/tablets")
    .then(() => "answered", reactTo);

/** Every call gets this answer; a token is given, so that it is the call that fails. */
const calls = (given: Answer) => (path: string) =>
  path.startsWith("/api/access-token") ? { status: 200, body: TOKEN } : given;

describe("fifty calls that fail together", () => {
  test.each<[string, Answer, string]>([
    ["500", { status: 500, body: {} }, "서버가 불안정해요"],
    ["no answer", "drop", "서버 응답을 받지 못했어요"],
    ["401 without a word", { status: 401, body: "" }, "로그인이 필요해요"],
    ["401 10001", problem(10001), "로그인이 필요해요"],
    ["401 10006, renewed in vain", problem(10006), "로그인한 지 오래됐어요"],
  ])("%s: show one notice", async (_name, given, title) => {
    answer = calls(given);
    await fifty(failing);
    expect(shown).toEqual([title]);
  });

  test("401 because the session is over: one token request, and one dialog that returns to this page", async () => {
    const asked: string[] = [];
    answer = (path) => {
      asked.push(path);
      return problem(path.startsWith("/api/access-token") ? 10004 : 10001);
    };
    await fifty(failing);
    expect(shown).toEqual(["로그인한 지 오래됐어요"]);
    const href = useAppDialog.getState().dialog?.act?.href ?? "";
    expect(new URL(href, location.origin).searchParams.get("next")).toBe("/mypage?tab=1");
    expect(asked.filter((path) => path.startsWith("/api/access-token"))).toHaveLength(1);
  });

  test("late failures of a closed burst show nothing; the next attempt shows the notice again", async () => {
    answer = calls({ status: 500, body: {} });
    await fifty(failing);
    closeDialog();
    await fifty(failing);
    expect(shown).toHaveLength(1);
    dialogBurst.input();
    await failing();
    expect(shown).toEqual(["서버가 불안정해요", "서버가 불안정해요"]);
  });
});

describe("one dialog at a time", () => {
  test("there is no queue: while one notice is open, others are dropped", () => {
    showMessage("첫째 말이에요.");
    showMessage("둘째 말이에요.");
    expect(shown).toEqual(["첫째 말이에요"]);
  });

  test("another notice may follow at once; what is urgent replaces what is open", () => {
    showMessage("첫째 말이에요.");
    closeDialog();
    showMessage("둘째 말이에요.");
    showDialogNow({ title: "곧 로그아웃돼요" });
    expect(shown).toEqual(["첫째 말이에요", "둘째 말이에요", "곧 로그아웃돼요"]);
  });

  test("a repeat is suppressed for five seconds, so that a later failure shows a notice", () => {
    vi.useFakeTimers();
    showMessage("같은 말이에요.");
    closeDialog();
    vi.advanceTimersByTime(4_999);
    showMessage("같은 말이에요.");
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    showMessage("같은 말이에요.");
    expect(shown).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe("fifty reads of a page", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const failed = async (error: Error) => {
    const client = createQueryClient();
    const reads = fifty((at) =>
      client.fetchQuery({ queryKey: [at], queryFn: () => Promise.reject(error) }).catch(() => {}),
    );
    await vi.runAllTimersAsync();
    await reads;
    await vi.dynamicImportSettled();
  };

  test.each([
    ["the server failed", new ServerError(500, ""), "서버가 불안정해요"],
    ["no response", new NetworkError(null, true), "서버 응답을 받지 못했어요"],
    ["nobody is signed in", new ServerError(401, ""), "로그인이 필요해요"],
  ])("%s: show one notice", async (_name, error, title) => {
    await failed(error);
    expect(shown).toEqual([title]);
  });

  test("optional data and data that is still on the screen fail silently", async () => {
    const client = createQueryClient();
    client.setQueryData(["kept"], 1, { updatedAt: 0 });
    const queryFn = () => Promise.reject(new ServerError(500, ""));
    const again = client.fetchQuery({ queryKey: ["kept"], queryFn }).catch(() => {});
    await vi.runAllTimersAsync();
    await again;
    const optional = client.fetchQuery({ queryKey: ["extra"], queryFn, meta: { isOptional: true } }).catch(() => {});
    await vi.runAllTimersAsync();
    await optional;
    await vi.dynamicImportSettled();
    expect(shown).toEqual([]);
  });
});
