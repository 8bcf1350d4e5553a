import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSandbox, type MessageReport, SANDBOX_DEFAULTS } from "@app/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { MessageNotSent, type MessageSender } from "./port.ts";
import { createSolapiSender, type SolapiConfig } from "./solapi.ts";

const sandbox = createSandbox({ portoneWebhookUrl: null });
let config: SolapiConfig;
let sender: MessageSender;

beforeAll(async () => {
  config = {
    apiBaseUrl: await sandbox.listen({ host: "127.0.0.1", port: 0 }),
    apiKey: SANDBOX_DEFAULTS.solapiApiKey,
    apiSecret: new Secret(SANDBOX_DEFAULTS.solapiApiSecret),
    sender: SANDBOX_DEFAULTS.solapiSender,
    talk: { pfId: "KA01PF", templates: { TUTOR_PROPOSAL: "KA01TP" } },
    timeoutMs: 2_000,
  };
  sender = createSolapiSender(config);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.inject({ method: "POST", url: "/sandbox/api/reset" }));

const message = { key: "phone-code:1", to: "01012345678", text: "[나란] 인증번호는 482913이에요." };

async function inbox(to = message.to): Promise<MessageReport[]> {
  const response = await sandbox.inject({ url: "/sandbox/api/messages", query: { to } });
  return response.json<{ messages: MessageReport[] }>().messages;
}

describe("Solapi adapter against the sandbox over HTTP", () => {
  it("sends a text with our key", async () => {
    await sender.sendText(message);
    expect(await inbox()).toEqual([
      expect.objectContaining({ key: message.key, to: message.to, text: message.text, type: "SMS", code: "482913" }),
    ]);
  });

  it("sends a talk message by its template, once; who has no KakaoTalk is told apart", async () => {
    const talk = { ...message, template: "TUTOR_PROPOSAL", variables: { link: "https://t.naran.kr/p/1" } } as const;
    for (let time = 0; time < 2; time += 1) await sender.sendTalk({ ...talk, text: "제안이에요. #{link}" });
    expect(await inbox()).toEqual([
      expect.objectContaining({ key: message.key, text: "제안이에요. https://t.naran.kr/p/1", type: "ATA" }),
    ]);
    await expect(sender.sendTalk({ ...talk, to: "01012349999" })).rejects.toThrow(/3104/);
    expect(await inbox("01012349999")).toEqual([]);
  });

  it("delivers one key once, another key again", async () => {
    for (let time = 0; time < 3; time += 1) await sender.sendText(message);
    await sender.sendText({ ...message, key: "phone-code:2" });
    expect((await inbox()).map((one) => one.key)).toEqual(["phone-code:2", "phone-code:1"]);
  });

  it("finds its key behind many other messages to the same phone", async () => {
    await sender.sendText(message);
    for (let other = 0; other < 120; other += 1) await sender.sendText({ ...message, key: `other:${other}` });
    await sender.sendText(message);
    expect(await inbox()).toHaveLength(121);
  });

  it.each<[string, Partial<SolapiConfig>, RegExp]>([
    ["a wrong secret", { apiSecret: new Secret("wrong") }, /SignatureDoesNotMatch/],
    ["a wrong key", { apiKey: "NCSOTHER" }, /InvalidAPIKey/],
    ["a sender that is not registered", { sender: "0200000000" }, /1062/],
  ])("says that nothing was sent: %s", async (_name, change, reason) => {
    const error = await createSolapiSender({ ...config, ...change })
      .sendText(message)
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(MessageNotSent);
    expect(String(error)).toMatch(reason);
    expect(String(error)).not.toContain("482913");
    expect(await inbox()).toEqual([]);
  });

  it("says that nothing was sent: a clock that is off", async () => {
    const late = createSolapiSender(config, () => new Date(Date.now() - 16 * 60_000));
    await expect(late.sendText(message)).rejects.toThrow(/RequestTimeTooSkewed/);
  });

  it("refuses a phone that is not a mobile one", async () => {
    await expect(sender.sendText({ ...message, to: "0212345678" })).rejects.toThrow(MessageNotSent);
  });

  it("delivers a key that is longer than Solapi's field once, apart from another of the same beginning", async () => {
    const long = "k".repeat(101);
    for (const key of [`${long}1`, `${long}2`, `${long}1`]) await sender.sendText({ ...message, key });
    expect(new Set((await inbox()).map((one) => one.key)).size).toBe(2);
    expect(await inbox()).toHaveLength(2);
  });

  it("refuses a wrong configuration at the start", () => {
    expect(() => createSolapiSender({ ...config, sender: "02-123-4567" })).toThrow(/sender/);
    expect(() => createSolapiSender({ ...config, apiBaseUrl: "api.solapi.com" })).toThrow(/apiBaseUrl/);
  });

  it("does not send when it cannot tell whether it already did", async () => {
    let posts = 0;
    const broken = createServer((request, response) => {
      if (request.method === "POST") posts += 1;
      response.writeHead(200, { "content-type": "application/json" }).end('{"messageList": null}');
    });
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    const apiBaseUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    await expect(createSolapiSender({ ...config, apiBaseUrl }).sendText(message)).rejects.toThrow(MessageNotSent);
    expect(posts).toBe(0);
    broken.closeAllConnections();
    await new Promise((resolve) => broken.close(resolve));
    await expect(createSolapiSender({ ...config, apiBaseUrl }).sendText(message)).rejects.toThrow(MessageNotSent);
  });
});
