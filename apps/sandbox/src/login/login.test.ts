import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandbox, SANDBOX_DEFAULTS } from "../app.ts";
import { VENDOR_KEYS, VENDORS, type Vendor } from "./vendors.ts";

const app = createSandbox({ portoneWebhookUrl: null });
beforeAll(async () => {
  await app.ready();
});
afterAll(() => app.close());

const BACK = "http://localhost:3002/api/auth/callback/x";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const { apple, ...clients } = SANDBOX_DEFAULTS.loginClients;
const clientId = (vendor: Vendor) => SANDBOX_DEFAULTS.loginClients[vendor].clientId;
const post = (url: string, body: Record<string, string>) =>
  app.inject({ method: "POST", url, headers: FORM, payload: new URLSearchParams(body).toString() });

const asked = (vendor: Vendor) => ({
  client_id: clientId(vendor),
  redirect_uri: BACK,
  response_type: "code",
  state: "a-state",
  ...(vendor === "apple" ? { response_mode: "form_post", scope: "name email" } : {}),
});

async function codeOf(vendor: Vendor, more: Record<string, string> = { shareEmail: "on" }): Promise<string> {
  const answer = await post(VENDORS[vendor].authorize, {
    ...asked(vendor),
    decision: "accept",
    person: "4100000001",
    ...more,
  });
  return new URL(String(answer.headers.location)).searchParams.get("code") ?? "";
}

const exchange = (vendor: Exclude<Vendor, "apple">, code: string, more: Record<string, string> = {}) =>
  post(VENDORS[vendor].token, {
    grant_type: "authorization_code",
    code,
    redirect_uri: BACK,
    client_id: clients[vendor].clientId,
    client_secret: clients[vendor].clientSecret,
    ...more,
  });

describe.each(VENDOR_KEYS)("%s", (vendor) => {
  test("asks for consent on a page without scripts", async () => {
    const url = `${VENDORS[vendor].authorize}?${new URLSearchParams(asked(vendor))}`;
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("이수진");
    expect(page.headers["content-security-policy"]).not.toContain("script-src");
  });

  test.each([
    ["another client", { client_id: "somebody-else" }],
    ["a redirect to the internet", { redirect_uri: "https://evil.example/" }],
    ["no state", { state: "" }],
  ])("refuses %s before it asks", async (_what, change) => {
    const url = `${VENDORS[vendor].authorize}?${new URLSearchParams({ ...asked(vendor), ...change })}`;
    expect((await app.inject(url)).statusCode).toBe(400);
  });
});

test("Apple needs a form for its scopes, sends the name the first time only, and checks the client's signature", async () => {
  const query = new URLSearchParams({ ...asked("apple"), response_mode: "query" });
  expect((await app.inject(`${VENDORS.apple.authorize}?${query}`)).statusCode).toBe(400);
  const agree = { ...asked("apple"), decision: "accept", person: "4100000002", shareEmail: "on" };
  const first = await post(VENDORS.apple.authorize, agree);
  expect(first.body).toContain(`action="${BACK}"`);
  expect(first.body).toContain("firstName");
  expect((await post(VENDORS.apple.authorize, agree)).body).not.toContain("firstName");
  const forged = await post(VENDORS.apple.token, { client_id: apple.clientId, client_secret: "a.b.c", code: "x" });
  expect(forged.statusCode).toBe(400);
  expect(forged.json()).toEqual({ error: "invalid_client" });
});

test.each([
  ["kakao", 401, { error: "invalid_client", error_code: "KOE010" }],
  ["naver", 200, { error: "invalid_client" }],
  ["google", 401, { error: "invalid_client" }],
  ["facebook", 400, { error: { type: "OAuthException" } }],
] as const)("%s refuses a wrong secret in its own words", async (vendor, status, body) => {
  const answer = await exchange(vendor, await codeOf(vendor), { client_secret: "wrong" });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(body);
});

test.each([
  ["kakao", "/kapi.kakao.com/v2/user/me", { id: 4_100_000_001, kakao_account: { profile: { nickname: "이수진" } } }],
  ["naver", "/openapi.naver.com/v1/nid/me", { resultcode: "00", response: { id: "naver-4100000001", name: "이수진" } }],
  ["google", "/openidconnect.googleapis.com/v1/userinfo", { sub: "4100000001", email_verified: true }],
  ["facebook", "/graph.facebook.com/v23.0/me?fields=id,name,email", { id: "4100000001", name: "이수진" }],
] as const)("%s tells who somebody is in its own shape; a code works once", async (vendor, path, profile) => {
  const code = await codeOf(vendor);
  const token = (await exchange(vendor, code)).json().access_token;
  const told = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(told.json()).toMatchObject(profile);
  expect((await exchange(vendor, code)).json()).toHaveProperty("error");
  const unknown = await app.inject({ url: path, headers: { authorization: "Bearer made-up" } });
  expect(unknown.json()).not.toMatchObject(profile);
});

test("a withheld e-mail address is not disclosed; a wrong verifier gets no token", async () => {
  const token = (await exchange("kakao", await codeOf("kakao", {}))).json().access_token;
  const me = await app.inject({ url: "/kapi.kakao.com/v2/user/me", headers: { authorization: `Bearer ${token}` } });
  expect(me.body).not.toContain("@");
  const code = await codeOf("google", { code_challenge: "abc", code_challenge_method: "S256" });
  expect((await exchange("google", code, { code_verifier: "wrong" })).statusCode).toBe(400);
});
