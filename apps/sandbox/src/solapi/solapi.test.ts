import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, SANDBOX_DEFAULTS } from "../app.ts";

const app = createSandbox({ portoneWebhookUrl: null });
afterAll(() => app.close());
beforeEach(() => app.inject({ method: "POST", url: "/sandbox/api/reset" }));

let salts = 0;
function sign({
  date = new Date().toISOString(),
  salt = `salt-number-${salts++}`,
  apiKey = SANDBOX_DEFAULTS.solapiApiKey,
} = {}) {
  const signature = createHmac("sha256", SANDBOX_DEFAULTS.solapiApiSecret).update(`${date}${salt}`).digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}
const list = (authorization: string) => app.inject({ url: "/messages/v4/list", headers: { authorization } });
const send = (messages: object[], extra: object = {}) =>
  app.inject({
    method: "POST",
    url: "/messages/v4/send-many/detail",
    headers: { authorization: sign() },
    payload: { messages, ...extra },
  });
const from = SANDBOX_DEFAULTS.solapiSender;
const text = { to: "01012345678", from, text: "[나란] 인증번호는 123456이에요." };

describe("Solapi in the sandbox", () => {
  it.each([
    ["no header", () => "", "Unauthorized"],
    ["another key", () => sign({ apiKey: "OTHER" }), "InvalidAPIKey"],
    ["an old date", () => sign({ date: new Date(Date.now() - 16 * 60_000).toISOString() }), "RequestTimeTooSkewed"],
    ["a date that is none", () => sign({ date: "today" }), "RequestTimeTooSkewed"],
    ["a short salt", () => sign({ salt: "short" }), "Unauthorized"],
    ["another signature", () => sign().replace(/[0-9a-f]{64}$/, "0".repeat(64)), "SignatureDoesNotMatch"],
  ])("refuses %s", async (_name, header, errorCode) => {
    const response = await list(header());
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ errorCode });
  });

  it("accepts a signature once", async () => {
    const header = sign();
    expect((await list(header)).statusCode).toBe(200);
    expect((await list(header)).json()).toMatchObject({ errorCode: "DuplicatedSignature" });
  });

  it("reports the refused messages and accepts the rest", async () => {
    const response = await send([
      text,
      { ...text, from: "0299999999" },
      { ...text, to: "02123" },
      { ...text, text: "again" },
    ]);
    const body = response.json<{ failedMessageList: { statusCode: string }[] }>();
    expect(body.failedMessageList.map((one) => one.statusCode)).toEqual(["1062", "1022", "1026"]);
    expect(body).toMatchObject({ groupInfo: { count: { total: 4, registeredSuccess: 1, registeredFailed: 3 } } });
    expect((await app.inject("/sandbox/api/messages")).json()).toMatchObject({
      messages: [{ code: "123456", type: "SMS" }],
    });
  });

  it("distinguishes short texts, long texts and talk messages", async () => {
    const kakaoOptions = { pfId: "pf", templateId: "t1", variables: { "#{이름}": "김나란" } };
    await send([{ ...text, text: "가".repeat(45) }]);
    await send([{ ...text, text: "가".repeat(46) }]);
    await send([{ ...text, text: "#{이름}님의 선생님이 정해졌어요.", kakaoOptions }]);
    expect((await app.inject("/sandbox/api/messages?to=010-1234-5678")).json()).toMatchObject({
      messages: [{ type: "ATA", text: "김나란님의 선생님이 정해졌어요." }, { type: "LMS" }, { type: "SMS" }],
    });
  });

  it("refuses unsupported fields", async () => {
    expect((await send([{ ...text, imageId: "ST01" }])).statusCode).toBe(400);
    expect((await send([])).statusCode).toBe(400);
  });

  it("lists newest first, page by page, with our own fields", async () => {
    for (const key of ["a", "b", "c"]) await send([{ ...text, customFields: { key } }]);
    const page = async (query: string) => {
      const url = `/messages/v4/list?to=01012345678&limit=2${query}`;
      const response = await app.inject({ url, headers: { authorization: sign() } });
      const body = response.json<{
        nextKey: string | null;
        messageList: Record<string, { customFields: { key: string } }>;
      }>();
      return { nextKey: body.nextKey, keys: Object.values(body.messageList).map((one) => one.customFields.key) };
    };
    const first = await page("");
    expect(first.keys).toEqual(["c", "b"]);
    expect(await page(`&startKey=${first.nextKey}`)).toEqual({ keys: ["a"], nextKey: null });
    expect((await page(`&startDate=${new Date(Date.now() + 60_000).toISOString()}`)).keys).toEqual([]);
  });
});
