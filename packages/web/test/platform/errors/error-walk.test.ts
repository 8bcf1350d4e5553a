import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApiClient } from "@pkg/api-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reactToError } from "../../../src/platform/errors/react-to-error";

/** Every code of the specification's section 8, by service. Codes that collide stand in both. */
const CODES = {
  account: [
    10001,
    10002,
    10003,
    10004,
    10005,
    10006,
    10007,
    20001,
    20002,
    20003,
    20004,
    20006,
    20007,
    20008,
    20009,
    "CUSTOM_SMS_SEND_LIMIT_EXCEEDED",
    "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED",
    "FAIL_CREATE_OR_UPDATE_USER",
    "INVALID_REQUEST_CREATE_OR_UPDATE_USER",
    "SMS_TIME_EXCEED",
  ],
  class: [
    10001,
    10002,
    10004,
    20001,
    20006,
    30001,
    30002,
    42001,
    42002,
    42003,
    50001,
    50002,
    50003,
    50004,
    50005,
    50006,
    52001,
    52002,
    60001,
    "FAIL_CREATE_ORDER",
    "FAIL_ISSUE_BILLING_KEY",
    "INVALID_REQUEST_CREATE_APPLICANT",
    "NULL_MERCHANTUID",
    "INVALID_REQUEST_PAY_CARD",
    "REDIRECT_MATCHING",
    "REDIRECT_ENROLL",
    "REDIRECT_SIMPLE_ENROLL",
    "INVALID_PAYMENT_PRODUCT_ID",
    "INVALID_PAYMENT_FROM_CONSULT_ACCESS",
    "INVALID_UPSELLING",
    "INVALID_PRODUCT",
    "INVALID_ENROLLMENT",
    "EVENT_ALREADY_PARTICIPATED",
  ],
} as const;

/** What somebody who holds no session any more must be told. */
const LOG_IN_AGAIN = new Set<string | number>([10001, 10004, 10006, 10007]);

type Asked = { status: number; body: unknown } | "drop";
let asked: Asked = "drop";
const server = createServer((request, response) => {
  if (asked === "drop") return void request.socket.destroy();
  response.writeHead(asked.status, { "content-type": "application/json" }).end(JSON.stringify(asked.body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What the page says and does when the API answers this to a real call. */
async function reaction(answer: Asked) {
  asked = answer;
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}/api`, isSignedIn: () => false, timeoutMs: 5_000 });
  const error = await api.GET("/tablets").then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error, "the client throws").not.toBeNull();
  return reactToError(error);
}

const rows = Object.entries(CODES).flatMap(([service, codes]) => codes.map((code) => [service, code] as const));

test.each(rows)("%s %s, sent by a server, has a sentence and a reaction of its own", async (service, errorCode) => {
  const status = service === "account" && LOG_IN_AGAIN.has(errorCode) ? 401 : 400;
  const body = { service, errorCode, message: "sent by the server" };
  const { message, reaction: does } = await reaction({ status, body });
  expect(message).toMatch(/[가-힣]/);
  if (status === 401) expect(does.kind).toBe("LOGIN");
  // Somebody else's code is told as the server told it: a known one must never fall back to that.
  const unknown = await reaction({ status, body: { ...body, errorCode: "NOBODY_KNOWS" } });
  expect(message).not.toBe(unknown.message);
});

test.each([
  ["401 without a product error", { status: 401, body: {} }, "LOGIN", /로그인이 필요해요/],
  ["500", { status: 500, body: {} }, "RETRY", /서버가 불안정해요. 잠시 후 다시 시도해 주세요/],
  ["no answer", "drop", "RETRY", /서버 응답을 받지 못했어요. 잠시 후 다시 시도해 주세요/],
] as const)("%s has the sentence of the specification", async (_name, answer, kind, says) => {
  const { message, reaction: does } = await reaction(answer);
  expect(message).toMatch(says);
  expect(does.kind).toBe(kind);
});
