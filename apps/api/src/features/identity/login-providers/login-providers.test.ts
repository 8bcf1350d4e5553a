import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import {
  callerOf,
  comeBack,
  cookieJar,
  decideAtVendor,
  linkAt,
  logInAt,
  openVendor,
} from "../../../../test/social-log-in.ts";

const PROVIDERS = ["APPLE", "FACEBOOK", "GOOGLE", "KAKAO", "NAVER"] as const;
const NEXT = "http://localhost:3000/simple-enroll?course=1%2C2";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const errorOf = (url: URL) => url.searchParams.get("error");
let made = 0;
const newEmail = () => `vendor-${made++}@naran.test`;

describe.each(PROVIDERS)("%s", (provider) => {
  test("lets a new person in, and the same one again, with next and source kept", async () => {
    const email = newEmail();
    const first = await logInAt(t, provider, { name: "한새봄", email }, { next: NEXT });
    expect(first.location.origin + first.location.pathname).toBe("http://localhost:3002/login/done");
    expect(Object.fromEntries(first.location.searchParams)).toEqual({ next: NEXT, by: provider });
    const who = await callerOf(t, first.jar);
    const me = (await call(t, who, "GET", "/v2/users/me")).json();
    expect(me).toMatchObject({ email, name: "한새봄", registered: false });

    const { people } = { people: await t.deps.sql`select account_id from auth_accounts where user_id = ${me.id}` };
    const number = Number(/\d{10}/.exec(String(people[0]?.account_id))?.[0]);
    const again = await logInAt(t, provider, { person: number });
    const me2 = (await call(t, await callerOf(t, again.jar), "GET", "/v2/users/me")).json();
    expect(me2).toMatchObject({ id: me.id, name: "한새봄" });
  });

  test("a cancelled log-in comes back as cancelled, without a session", async () => {
    const { location, jar } = await logInAt(t, provider, { decision: "cancel" }, { next: NEXT });
    expect(location.pathname).toBe("/login");
    expect(Object.fromEntries(location.searchParams)).toEqual({ next: NEXT, by: provider, error: "CANCELLED" });
    expect(jar.text()).not.toContain("session_token");
  });

  test("an answer counts once, and in the browser that asked only", async () => {
    const jar = cookieJar();
    const page = await openVendor(t, jar, { provider });
    const answer = await decideAtVendor(page, { email: newEmail() });
    const elsewhere = await comeBack(t, cookieJar(), answer);
    expect(errorOf(elsewhere.location)).toBe("EXPIRED");
    const kept = cookieJar(jar.text());
    expect((await comeBack(t, jar, answer)).location.pathname).toBe("/login/done");
    const replayed = await comeBack(t, kept, answer);
    expect(errorOf(replayed.location)).toBe("EXPIRED");
    expect(kept.text()).not.toContain("session_token");
  });

  test("a code that is not the vendor's is refused", async () => {
    const jar = cookieJar();
    const answer = await decideAtVendor(await openVendor(t, jar, { provider }), {});
    (answer.form ?? answer.url.searchParams).set("code", "made-up");
    const { location } = await comeBack(t, jar, answer);
    expect(errorOf(location)).toBe("10002");
  });

  test("never joins an account because of its e-mail", async () => {
    const { email } = await newAccount(t);
    const { location, jar } = await logInAt(t, provider, { email });
    expect(errorOf(location)).toBe("20003");
    expect(jar.text()).not.toContain("session_token");
  });

  test("keeps no token of the vendor", async () => {
    await logInAt(t, provider, { email: newEmail() });
    const rows = await t.deps.sql`select access_token, refresh_token, id_token from auth_accounts
      where provider_id = ${provider.toLowerCase()}`;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null]);
  });
});

test.each(["KAKAO", "NAVER", "FACEBOOK"])(
  "%s without an e-mail still makes an account, and shows none",
  async (provider) => {
    const { jar } = await logInAt(t, provider, { keepsEmail: true, name: "이조용" });
    const me = (await call(t, await callerOf(t, jar), "GET", "/v2/users/me")).json();
    expect(me).toMatchObject({ email: null, name: "이조용" });
  },
);

test("Apple's hidden e-mail is its relay's", async () => {
  const { jar } = await logInAt(t, "APPLE", { keepsEmail: true });
  const me = (await call(t, await callerOf(t, jar), "GET", "/v2/users/me")).json();
  expect(me.email).toMatch(/@privaterelay\.appleid\.com$/);
});

test("the tutors' log-in makes an account too, which registers to apply", async () => {
  const { location } = await logInAt(t, "KAKAO", { email: newEmail() }, { source: "tutor" });
  expect(location.pathname).toBe("/login/done");
  expect(Object.fromEntries(location.searchParams)).toEqual({ by: "KAKAO", source: "tutor" });
});

test.each(["https://evil.example/", "//evil.example", "/price", "http://localhost:3000.evil.example/"])(
  "next %s is dropped",
  async (next) => {
    const { location } = await logInAt(t, "KAKAO", { email: newEmail() }, { next });
    expect(location.href).toBe("http://localhost:3002/login/done?by=KAKAO");
  },
);

test("a session id given before the log-in is not kept", async () => {
  const planted = "naran.session_token=planted.by-somebody";
  const { jar } = await logInAt(t, "KAKAO", { email: newEmail() }, {}, cookieJar(planted));
  expect(jar.text()).not.toContain("planted");
  expect((await call(t, { cookie: planted }, "POST", "/access-token")).json()).toMatchObject({ errorCode: 10004 });
});

describe("linking", () => {
  const waysOf = async (who: { accessToken: string }) => {
    const { ways } = (await call(t, who, "GET", "/auth/login-providers")).json();
    return ways
      .filter(({ linked }: { linked: boolean }) => linked)
      .map(({ provider }: { provider: string }) => provider);
  };

  const emailsOf = async (who: { accessToken: string }) => {
    const { ways } = (await call(t, who, "GET", "/auth/login-providers")).json();
    return Object.fromEntries(ways.map(({ provider, email }: Record<string, string>) => [provider, email]));
  };

  test("adds a way in with another e-mail, and takes it away again", async () => {
    const who = await newAccount(t);
    const { location } = await linkAt(t, who, "APPLE", { email: newEmail() });
    expect(location.href).toBe("http://localhost:3002/security?by=APPLE");
    expect(await waysOf(who)).toEqual(["APPLE", "EMAIL"]);
    expect((await call(t, who, "DELETE", "/auth/login-providers/APPLE")).statusCode).toBe(200);
    expect(await waysOf(who)).toEqual(["EMAIL"]);
  });

  test("leads back to the page that asked, on our own origins alone", async () => {
    const who = await newAccount(t);
    const back = await linkAt(t, who, "KAKAO", {}, { next: NEXT, source: "tutor" });
    expect(Object.fromEntries(back.location.searchParams)).toEqual({ next: NEXT, source: "tutor", by: "KAKAO" });
    const away = await linkAt(t, who, "NAVER", { decision: "cancel" }, { next: "https://evil.example/" });
    expect(Object.fromEntries(away.location.searchParams)).toEqual({ by: "NAVER", error: "CANCELLED" });
  });

  test("each way says by which address it is; one from before learns it at its next log-in", async () => {
    const [own, at] = [newEmail(), newEmail()];
    const { jar } = await logInAt(t, "KAKAO", { email: own });
    const who = await callerOf(t, jar);
    await linkAt(t, who, "APPLE", { email: at });
    expect(await emailsOf(who)).toEqual({
      KAKAO: own,
      APPLE: at,
      EMAIL: null,
      NAVER: null,
      GOOGLE: null,
      FACEBOOK: null,
    });

    const [kakao] = await t.deps.sql`select account_id as number from auth_accounts where email = ${own}`;
    await t.deps.sql`update auth_accounts set email = null where email = ${own}`;
    expect((await emailsOf(who)).KAKAO).toBeNull();
    await logInAt(t, "KAKAO", { person: Number(kakao?.number) });
    expect((await emailsOf(who)).KAKAO).toBe(own);
    expect((await emailsOf(await newAccount(t))).EMAIL).toContain("@");
  });

  test("of a sign-up that was left may be given up, and is free for another account", async () => {
    const choice = { person: 4_100_000_002 };
    const { jar } = await logInAt(t, "KAKAO", choice);
    const other = await newAccount(t);
    expect(errorOf((await linkAt(t, other, "KAKAO", choice)).location)).toBe("LINKED_ELSEWHERE");
    const left = await callerOf(t, jar);
    expect((await call(t, left, "POST", "/users/me/closure", {})).statusCode).toBe(200);
    expect((await linkAt(t, other, "KAKAO", choice)).location.href).toBe("http://localhost:3002/security?by=KAKAO");
    expect((await waysOf(other)).sort()).toEqual(["EMAIL", "KAKAO"]);
  });

  test("a vendor's account that belongs to somebody else is not taken over", async () => {
    await logInAt(t, "KAKAO", { person: 4_100_000_001 });
    const { location } = await linkAt(t, await newAccount(t), "KAKAO", { person: 4_100_000_001 });
    expect(errorOf(location)).toBe("LINKED_ELSEWHERE");
  });

  test("the last way in stays, also when two are removed at once; what is not linked cannot be removed", async () => {
    const { jar } = await logInAt(t, "NAVER", { email: newEmail() });
    const who = await callerOf(t, jar);
    const only = await call(t, who, "DELETE", "/auth/login-providers/NAVER");
    expect(only.statusCode).toBe(400);
    expect(only.json()).toMatchObject({
      service: "account",
      errorCode: 20006,
      message: expect.stringContaining("마지막"),
    });
    const other = await call(t, who, "DELETE", "/auth/login-providers/KAKAO");
    expect(other.statusCode).toBe(403);
    expect(other.json()).toMatchObject({ service: "account", errorCode: 10005 });

    const { userId } = { userId: (await call(t, who, "GET", "/v2/users/me")).json().id };
    await t.deps.sql`insert into auth_accounts (id, account_id, provider_id, user_id)
      values ('second-way', 'x', 'google', ${userId})`;
    const both = await Promise.all(
      ["NAVER", "GOOGLE"].map((provider) => call(t, who, "DELETE", `/auth/login-providers/${provider}`)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await waysOf(who)).toHaveLength(1);
  });

  test("needs the session's cookie, not a token alone", async () => {
    const { accessToken } = await newAccount(t);
    const answer = await call(t, { accessToken }, "POST", "/auth/login-providers/KAKAO", {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errorCode: 10004 });
  });
});

test("an unknown vendor's address answers like a missing one", async () => {
  expect((await call(t, ANYBODY, "GET", "/auth/callback/myspace?code=1&state=2")).statusCode).toBe(404);
  expect((await call(t, ANYBODY, "GET", "/auth/callback/email?code=1&state=2")).statusCode).toBe(404);
});
