import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../app.ts";
import { SANDBOX_DEFAULTS } from "../options.ts";

const sandbox = createSandbox({ portoneWebhookUrl: null });
const authorization = `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}`;
const holderOf = (bank: string, number: string) =>
  sandbox.inject({ url: `/platform/bank-accounts/${bank}/${number}/holder`, headers: { authorization } });
const form = (payload: string, origin?: string) =>
  sandbox.inject({
    method: "POST",
    url: "/accounts",
    headers: { "content-type": "application/x-www-form-urlencoded", ...(origin && { origin }) },
    payload,
  });

beforeAll(() => sandbox.ready());
afterAll(() => sandbox.close());

test("a bank names the holder of an account, of none that it does not know, and none while it is down", async () => {
  expect((await holderOf("KAKAO", "3333011234567")).json()).toMatchObject({ holderName: "박지훈" });
  expect((await holderOf("SHINHAN", "3333011234567")).json().type).toBe("PLATFORM_EXTERNAL_API_FAILED");
  expect((await holderOf("KAKAO", "3333019999")).json().type).toBe("PLATFORM_EXTERNAL_API_TEMPORARILY_FAILED");
  const bare = await sandbox.inject("/platform/bank-accounts/KAKAO/3333011234567/holder");
  expect(bare.statusCode).toBe(401);
});

test("an account is opened by the page's form, and by JSON", async () => {
  const opened = await form("bank=TOSS&number=1000-2345-6789&holderName=%EA%B9%80%EB%82%98%EB%9E%80");
  expect(opened.body).toContain("계좌를 만들었어요.");
  expect((await holderOf("TOSS", "100023456789")).json().holderName).toBe("김나란");
  const payload = { bank: "HANA", number: "1234567890", holderName: "이가람" };
  await sandbox.inject({ method: "POST", url: "/sandbox/api/bank-accounts", payload });
  expect((await holderOf("HANA", "1234567890")).json().holderName).toBe("이가람");
  expect((await sandbox.inject("/accounts")).body).toContain("이가람");
});

test("nothing half and nothing from another site is taken, and a restart forgets", async () => {
  expect((await form("bank=TOSS&number=12&holderName=x")).statusCode).toBe(400);
  expect((await form("bank=TOSS&number=1234567890&holderName=x", "https://evil.example")).statusCode).toBe(403);
  await sandbox.inject({ method: "POST", url: "/sandbox/api/reset" });
  expect((await holderOf("HANA", "1234567890")).json().type).toBe("PLATFORM_EXTERNAL_API_FAILED");
});
