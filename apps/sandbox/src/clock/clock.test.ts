import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../app.ts";

const RENEWAL = "2026-12-07T01:00:00.000Z";
let asked: string[] = [];
let answer: { status: number; body: unknown };
const run = createServer(async (request, response) => {
  asked.push(`${request.method} ${await text(request)}`);
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});
let app: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  await new Promise<void>((resolve) => run.listen(0, "127.0.0.1", resolve));
  const { port } = run.address() as AddressInfo;
  app = createSandbox({ portoneWebhookUrl: null, clockUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await app.close();
  run.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { now: "2026-11-30T00:30:00.000Z", shiftMs: 604_800_000, nextRenewal: RENEWAL } };
});

const press = (headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/clock",
    headers: { host: "localhost:4010", "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: "step=%2B1d",
  });

describe("clock", () => {
  it("shows the product's time in Korea with the next charge", async () => {
    const { body } = await app.inject("/clock");
    expect(body).toContain("2026. 11. 30. 오전 9:30:00");
    expect(body).toContain("다음 정기결제: 2026. 12. 7. 오전 10:00:00");
    expect(body.match(/name="step" value="[^"]+"/g)).toEqual(
      ["renewal", "+1h", "+1d", "+1w", "+1mo"].map((step) => `name="step" value="${step}"`),
    );
  });

  it("moves on a press, and over HTTP for the command", async () => {
    expect((await press({ origin: "http://localhost:4010" })).statusCode).toBe(200);
    const told = await app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { step: "renewal" } });
    expect(told.json()).toMatchObject({ nextRenewal: RENEWAL });
    expect(asked).toEqual(['POST {"step":"+1d"}', 'POST {"step":"renewal"}']);
  });

  it("says why it did not move", async () => {
    answer = { status: 409, body: { message: "시계를 옮기고 있어요." } };
    const response = await press();
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain("시계를 옮기고 있어요.");
  });

  it("is not moved by a page of another site", async () => {
    expect((await press({ origin: "https://example.com" })).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it("does not exist outside a local run", async () => {
    const other = createSandbox({ portoneWebhookUrl: null });
    expect((await other.inject("/clock")).statusCode).toBe(404);
    expect(
      (await other.inject({ method: "POST", url: "/sandbox/api/clock", payload: { step: "+1d" } })).statusCode,
    ).toBe(404);
    await other.close();
  });
});
