import { runInNewContext } from "node:vm";
import { isProtectedPath } from "@pkg/domain";
import { NextRequest } from "next/server";
import { describe, expect, test, vi } from "vitest";
import { createWebProxy } from "../../../src/platform/proxy/web-proxy";

const proxy = createWebProxy({ app: "buyer", isProtected: isProtectedPath });

function ask(path: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));
}

const SIGNED_IN = { cookie: "naran.session_token=abc" };

describe("the proxy of a web app", () => {
  test("sends a protected page without a session to the log-in, with its whole address", () => {
    const response = ask("/tutoring/enroll/payment?courses=W10%3D&tablet=IPAD");
    expect(response.status).toBe(307);
    const login = new URL(response.headers.get("location") ?? "");
    expect(login.origin + login.pathname).toBe("http://localhost:3002/login");
    expect(login.searchParams.get("next")).toBe(
      "http://localhost:3000/tutoring/enroll/payment?courses=W10%3D&tablet=IPAD",
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("the tutor's site sends to the log-in of tutors", () => {
    const tutor = createWebProxy({ app: "tutor", isProtected: (path) => path === "/periods" });
    const response = tutor(new NextRequest("http://localhost:3001/periods?day=1"));
    expect(response.headers.get("location")).toBe(
      `http://localhost:3002/login?source=tutor&next=${encodeURIComponent("http://localhost:3001/periods?day=1")}`,
    );
  });

  test.each(["/myclass", "/mypage/user", "/tutoring/enroll"])("%s is protected", (path) => {
    expect(ask(path).status).toBe(307);
    expect(ask(path, SIGNED_IN).status).toBe(200);
    expect(ask(path, { cookie: "__Secure-naran.session_token=abc" }).status).toBe(200);
  });

  test("the client router gets an answer that makes it load the page, no redirect to another origin", () => {
    const response = ask("/mypage", { "sec-fetch-dest": "empty" });
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
  });

  test("a page whose address is a secret is not cached, not indexed and sends no referrer", () => {
    const own = createWebProxy({ app: "buyer", isPrivate: (path) => path.startsWith("/weekly-summary/") });
    const { headers } = own(new NextRequest("http://localhost:3000/weekly-summary/abc"));
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("link")).toBeNull();
    expect(own(new NextRequest("http://localhost:3000/price")).headers.get("x-robots-tag")).toBeNull();
  });

  test("every page carries the policy and the other security headers", () => {
    const { headers } = ask("/price");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[\w=]+'/);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("link")).toBe('<http://localhost:3000/price>; rel="canonical"');
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("every answer has its own nonce, and the page is rendered with it", () => {
    const nonces = [ask("/price"), ask("/price")].map(({ headers }) => {
      const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
      expect(headers.get("x-middleware-request-content-security-policy")).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test("pages learn that a session cookie is there, and that it went", () => {
    expect(ask("/price", SIGNED_IN).cookies.get("naran.signed_in")?.value).toBe("1");
    expect(ask("/price").headers.get("set-cookie")).toBeNull();
    const both = { cookie: "naran.session_token=abc; naran.signed_in=1" };
    expect(ask("/price", both).headers.get("set-cookie")).toBeNull();
    expect(ask("/price", { cookie: "naran.signed_in=1" }).headers.get("set-cookie")).toMatch(
      /naran\.signed_in=;.*1970/,
    );
  });

  test("follows a link to another app, and answers 404 to one that names none", () => {
    expect(ask("/go/exam/").headers.get("location")).toBe("http://localhost:3003/");
    expect(ask("/go/evil/").status).toBe(404);
  });

  test.each([
    ["android; 40400; kr.naran.student", "/update/android"],
    ["android; 40401; kr.naran.student", null],
    ["ios; 5200; kr.naran.student", "/update/ios"],
    ["ios; 5201; kr.naran.student", null],
    ["ios; 1; kr.naran.tutor.ios", null],
    ["android; 1; kr.naran.tutor.android.debug", null],
  ])("a webview of the app (%s) sees %s in place of a page", (details, instead) => {
    const { headers } = ask("/mypage", { ...SIGNED_IN, "user-agent": `Mozilla/5.0 NaranApp/1 (${details})` });
    expect(headers.get("location")).toBe(instead && `http://localhost:3000${instead}`);
    expect(headers.get("cache-control")).toBe(instead ? "no-store" : "private, no-cache");
  });

  test.each([
    ["40400", "http://localhost:3000/update/android"],
    ["40401", null],
    ["4.4", null],
  ])("the header of an Android app (%s) leads to %s", (version, location) => {
    expect(ask("/price", { "x-android-version": version }).headers.get("location")).toBe(location);
  });

  test("an old app sees the update page itself", () => {
    const old = { "user-agent": "NaranApp/1 (android; 1; kr.naran.student)" };
    expect(ask("/update/android", old).headers.get("location")).toBeNull();
  });
});

describe("a page about nothing", () => {
  const looking = createWebProxy({ app: "buyer", isMissing: async ({ nextUrl }) => nextUrl.pathname === "/tutors/9" });
  const open = (path: string) => looking(new NextRequest(`http://localhost:3000${path}`));

  test("is the page of unknown addresses, with the policy of every page and without a place of its own", async () => {
    const { headers } = await open("/tutors/9?from=mail");
    expect(headers.get("x-middleware-rewrite")).toBe("http://localhost:3000/nowhere");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("link")).toBeNull();
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-middleware-request-content-security-policy")).toBe(headers.get("content-security-policy"));
  });

  test("leaves any other page as it is", async () => {
    const { headers } = await open("/tutors/8");
    expect(headers.get("x-middleware-rewrite")).toBeNull();
    expect(headers.get("link")).toContain("/tutors/8");
  });
});

test("a page may have its own vendors instead of the site's", () => {
  const own = createWebProxy({
    app: "buyer",
    sources: (path) => (path === "/own" ? { "script-src": ["https://cdn.example"] } : null),
  });
  const policyOf = (path: string) =>
    own(new NextRequest(`http://localhost:3000${path}`)).headers.get("content-security-policy") ?? "";
  expect(policyOf("/own")).toMatch(/script-src [^;]* https:\/\/cdn\.example(;|$)/);
  expect(policyOf("/price")).not.toContain("cdn.example");
});

describe("the offline page", () => {
  test("is kept by a worker that looks at each address of the site", async () => {
    const worker = ask("/offline-worker.js");
    expect(worker.headers.get("content-type")).toContain("text/javascript");
    expect(await worker.text()).toContain('"/offline"');
    expect(await ask("/offline").text()).toContain("인터넷이 끊겼어요");
    expect(ask("/price").headers.get("x-offline-page")).toBeNull();
  });

  test("is given up by each browser where it is switched off", () => {
    vi.stubEnv("OFFLINE_PAGE", "off");
    const without = createWebProxy({ app: "buyer" });
    const open = (path: string) => without(new NextRequest(`http://localhost:3000${path}`));
    expect(open("/price").headers.get("x-offline-page")).toBe("off");
    expect(open("/offline-worker.js").status).toBe(404);
    vi.unstubAllEnvs();
  });

  test.each([
    ["off", 1],
    [null, 0],
  ])("a worker that reads the switch as %s gives itself up %i times, and shows the page", async (value, times) => {
    const page = new Response("page", { headers: value ? { "x-offline-page": value } : {} });
    const registration = { unregister: vi.fn() };
    const caches = { delete: vi.fn() };
    const hears: Record<string, (event: object) => void> = {};
    runInNewContext(await ask("/offline-worker.js").text(), {
      addEventListener: (name: string, hear: (event: object) => void) => {
        hears[name] = hear;
      },
      fetch: async () => page,
      registration,
      caches,
    });
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => {
      answer = promise;
    };
    hears.fetch?.({ request: { mode: "navigate", method: "GET" }, respondWith });
    expect(await answer).toBe(page);
    expect(registration.unregister).toHaveBeenCalledTimes(times);
    expect(caches.delete).toHaveBeenCalledTimes(times);
  });
});
