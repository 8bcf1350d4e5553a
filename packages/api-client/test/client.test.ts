import { afterEach, describe, expect, test } from "vitest";
import {
  type ApiClientConfig,
  ApiError,
  createApiClient,
  dataOf,
  fieldErrors,
  isApiError,
  NetworkError,
  ServerError,
  SessionExpiredError,
} from "../src/index";
import { type Answer, type Seen, serve } from "./serve";

type Server = Awaited<ReturnType<typeof serve>>;
let server: Server;
afterEach(() => server.close());

const SOON = "2099-01-01T00:00:00.000Z";
const problem = (errorCode: number | string, service = "account") => ({ service, errorCode, message: "문장이에요." });

async function client(answer: (request: Seen, count: number) => Answer, config: ApiClientConfig = {}) {
  server = await serve((request, count) => {
    if (request.path !== "/api/access-token") return answer(request, count);
    return { status: 200, body: { accessToken: `token-${count}`, expiresAt: SOON, sessionExpiresAt: SOON } };
  });
  return createApiClient({ baseUrl: server.url, timeoutMs: 5000, ...config });
}

const requestsTo = (path: string) => server.seen.filter((request) => request.path === path);

test.each([403, 404])("a visitor's read that is refused with %s tells that the session is over", async (status) => {
  server = await serve((request) =>
    request.path === "/api/access-token"
      ? { status: 401, body: problem(10004) }
      : { status, body: problem(20001, "class") },
  );
  const read = (isSignedIn: boolean) =>
    createApiClient({ baseUrl: server.url, isSignedIn: () => isSignedIn })
      .GET("/consultations/{id}", { params: { path: { id: "c1" } } })
      .catch((error: unknown) => error);
  expect(await read(true)).toBeInstanceOf(SessionExpiredError);
  expect(await read(false)).not.toBeInstanceOf(SessionExpiredError);
});

describe("what is sent", () => {
  test("the token, no-cache headers, the switched student and the body", async () => {
    const api = await client(() => ({ status: 204 }), {
      switchStudent: () => "student-1",
      androidVersion: () => 40401,
    });
    await api.DELETE("/enrollment-drafts/me");
    const [request] = requestsTo("/api/enrollment-drafts/me");
    expect(request?.headers).toMatchObject({
      authorization: "Bearer token-1",
      "cache-control": "no-cache",
      pragma: "no-cache",
      "x-switch-auth-student": "student-1",
      "x-android-version": "40401",
    });
  });

  test("no token or student while signed out", async () => {
    const api = await client(() => ({ status: 200, body: { content: [] } }), { isSignedIn: () => false });
    await api.GET("/subjects", { params: { query: {} } });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
    expect(server.seen[0]?.headers["x-switch-auth-student"]).toBeUndefined();
    expect(server.seen[0]?.headers["x-android-version"]).toBeUndefined();
  });

  test("path and query come from the params", async () => {
    const api = await client(() => ({ status: 200, body: { content: [] } }));
    await api.GET("/benefits/{code}", { params: { path: { code: "봄 학기" }, query: { productIds: "1,2" } } });
    expect(server.seen.at(-1)?.path).toBe(`/api/benefits/${encodeURIComponent("봄 학기")}?productIds=1%2C2`);
  });
});

describe("what comes back", () => {
  test("the body", async () => {
    const api = await client(() => ({ status: 200, body: { tutors: 300, reviews: 200, averageRating: 4.8 } }));
    expect(await dataOf(api.GET("/service-statistics"))).toEqual({ tutors: 300, reviews: 200, averageRating: 4.8 });
  });

  test("a body with an errorCode is a product error with its details", async () => {
    const fields = [{ path: "name", message: "이름을 적어 주세요." }, { path: 3 }];
    const body = { ...problem("INVALID_REQUEST_CREATE_OR_UPDATE_USER"), fields, opensAt: SOON };
    const api = await client(() => ({ status: 400, body }));
    const error: unknown = await api.GET("/v2/users/me").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      service: "account",
      message: "문장이에요.",
      details: { opensAt: SOON },
    });
    expect(fieldErrors(error)).toEqual([{ path: "name", message: "이름을 적어 주세요." }]);
    expect(isApiError(error, "account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER")).toBe(true);
    expect(isApiError(error, "class")).toBe(false);
    expect(isApiError(error, "account", 10001)).toBe(false);
  });

  test("a 5xx with an errorCode is a product error; without one it is a server error", async () => {
    const api = await client((_, count) =>
      count === 1 ? { status: 503, body: problem("FAIL_CREATE_ORDER", "class") } : { status: 502, body: "<html>" },
    );
    await expect(api.GET("/subjects")).rejects.toMatchObject({ errorCode: "FAIL_CREATE_ORDER", status: 503 });
    await expect(api.GET("/subjects")).rejects.toBeInstanceOf(ServerError);
  });

  test("a timeout and a dropped connection", async () => {
    const api = await client((_, count) => (count === 1 ? null : "drop"), { timeoutMs: 150, isSignedIn: () => false });
    await expect(api.GET("/subjects")).rejects.toMatchObject({ name: "NetworkError", timedOut: true });
    await expect(api.GET("/subjects")).rejects.toMatchObject({ name: "NetworkError", timedOut: false });
  });

  test("a refused connection", async () => {
    const api = await client(() => null, { isSignedIn: () => false });
    await server.close();
    await expect(api.GET("/subjects")).rejects.toBeInstanceOf(NetworkError);
  });

  test("the caller's own abort is not a network error", async () => {
    const api = await client(() => null, { isSignedIn: () => false });
    const abort = new AbortController();
    const call = api.GET("/subjects", { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("silent renewal", () => {
  test("an expired token is renewed once and the request is retried with its body", async () => {
    const api = await client((_, count) => (count === 1 ? { status: 401, body: problem(10006) } : { status: 204 }));
    await api.POST("/action-logs", { body: { userActionStatus: "ENTERED" } });
    const sent = requestsTo("/api/action-logs");
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual(Array(2).fill({ userActionStatus: "ENTERED" }));
  });

  test("fifty concurrent calls with one expired token renew it once and all succeed", async () => {
    const api = await client((request) =>
      request.headers.authorization === "Bearer token-1"
        ? { status: 401, body: problem(10006) }
        : { status: 200, body: { content: [] } },
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => dataOf(api.GET("/subjects"))));
    expect(answers).toEqual(Array(50).fill({ content: [] }));
    expect(requestsTo("/api/access-token")).toHaveLength(2);
    expect(requestsTo("/api/subjects")).toHaveLength(100);
  });

  test("fifty calls after the session has ended request a token once, and all fail with 10004, not 10001", async () => {
    server = await serve(({ path }) => ({ status: 401, body: problem(path === "/api/access-token" ? 10004 : 10001) }));
    const api = createApiClient({ baseUrl: server.url, timeoutMs: 5000 });
    const errors = await Promise.all(
      Array.from({ length: 50 }, () => api.GET("/v2/users/me").catch((error: unknown) => error)),
    );
    for (const error of errors) expect(error).toMatchObject({ name: "SessionExpiredError", errorCode: 10004 });
    expect(requestsTo("/api/access-token")).toHaveLength(1);
  });

  test("a token that expires together with its session fails with session expired", async () => {
    server = await serve(({ path }, count) => {
      if (path !== "/api/access-token") return { status: 401, body: problem(10006) };
      const body = { accessToken: "token-1", expiresAt: SOON, sessionExpiresAt: SOON };
      return count === 1 ? { status: 200, body } : { status: 401, body: problem(10004) };
    });
    const api = createApiClient({ baseUrl: server.url, timeoutMs: 5000 });
    await expect(api.GET("/v2/users/me")).rejects.toMatchObject({ name: "SessionExpiredError", errorCode: 10004 });
  });

  test("a session that a log-in in another tab replaced goes on, for the same account alone", async () => {
    const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
    const callAs = async (...subs: string[]) => {
      let issued = 0;
      server = await serve(({ path }, count) => {
        if (path !== "/api/access-token") return count === 1 ? { status: 401, body: problem(10004) } : { status: 204 };
        const accessToken = tokenOf(subs[issued++] ?? "");
        return { status: 200, body: { accessToken, expiresAt: SOON, sessionExpiresAt: SOON } };
      });
      const api = createApiClient({ baseUrl: server.url, timeoutMs: 5000 });
      return api.POST("/action-logs", { body: { userActionStatus: "ENTERED" } }).then(
        () => "done",
        (error: unknown) => error,
      );
    };
    expect(await callAs("a", "a")).toBe("done");
    await server.close();
    expect(await callAs("a", "b")).toBeInstanceOf(SessionExpiredError);
    expect(requestsTo("/api/action-logs")).toHaveLength(1);
  });

  test("there is no third attempt", async () => {
    const api = await client(() => ({ status: 401, body: problem(10006) }));
    await expect(api.GET("/v2/users/me")).rejects.toBeInstanceOf(SessionExpiredError);
    expect(requestsTo("/api/v2/users/me")).toHaveLength(2);
  });

  test("an invalid token ends the session at once; the error is reported once", async () => {
    const reported: unknown[] = [];
    const api = await client(() => ({ status: 401, body: problem(10001) }), {
      onError: (error) => reported.push(error),
    });
    await expect(api.GET("/v2/users/me")).rejects.toBeInstanceOf(SessionExpiredError);
    expect(requestsTo("/api/v2/users/me")).toHaveLength(1);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toBeInstanceOf(SessionExpiredError);
  });

  test("a refused social log-in does not end the session", async () => {
    const api = await client(() => ({ status: 401, body: problem(10002) }));
    const error: unknown = await api.GET("/v2/users/me").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(SessionExpiredError);
  });
});
