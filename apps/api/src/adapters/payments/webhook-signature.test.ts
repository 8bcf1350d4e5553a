import { signWebhook } from "@app/sandbox";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { verifySignature } from "./webhook-signature.ts";

/** The example published with the Standard Webhooks specification. */
const PUBLISHED = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const secret = new Secret(PUBLISHED.secret);
const at = (seconds: number) => new Date((PUBLISHED.timestamp + seconds) * 1000);
const published = (changes: Record<string, string | undefined> = {}, rawBody = PUBLISHED.body) => ({
  headers: {
    "webhook-id": PUBLISHED.id,
    "webhook-timestamp": String(PUBLISHED.timestamp),
    "webhook-signature": PUBLISHED.signature,
    ...changes,
  },
  rawBody,
});

describe("webhook signature", () => {
  it("accepts the published example, also beside other signatures", () => {
    expect(verifySignature(published(), secret, at(0))).toBe(PUBLISHED.id);
    const several = `v1,AAAA v1a,xyz ${PUBLISHED.signature}`;
    expect(verifySignature(published({ "webhook-signature": several }), secret, at(0))).toBe(PUBLISHED.id);
  });

  it("accepts a secret without its prefix", () => {
    expect(verifySignature(published(), new Secret(PUBLISHED.secret.slice(6)), at(0))).toBe(PUBLISHED.id);
  });

  it.each([
    [-301, null],
    [-300, PUBLISHED.id],
    [300, PUBLISHED.id],
    [301, null],
  ])("takes a clock %i seconds off as %s", (seconds, expected) => {
    expect(verifySignature(published(), secret, at(seconds))).toBe(expected);
  });

  it.each([
    ["no id", { "webhook-id": undefined }],
    ["another id", { "webhook-id": "msg_other" }],
    ["no timestamp", { "webhook-timestamp": undefined }],
    ["a moved timestamp", { "webhook-timestamp": String(PUBLISHED.timestamp + 1) }],
    ["a timestamp that is no number", { "webhook-timestamp": "NaN" }],
    ["no signature", { "webhook-signature": undefined }],
    ["an empty signature", { "webhook-signature": "v1," }],
    ["another version", { "webhook-signature": PUBLISHED.signature.replace("v1", "v2") }],
    ["a shortened signature", { "webhook-signature": PUBLISHED.signature.slice(0, -8) }],
  ])("refuses %s", (_name, changes) => {
    expect(verifySignature(published(changes), secret, at(0))).toBeNull();
  });

  it("refuses another body and another secret", () => {
    expect(verifySignature(published({}, `${PUBLISHED.body} `), secret, at(0))).toBeNull();
    expect(verifySignature(published(), new Secret("whsec_AAAA"), at(0))).toBeNull();
  });

  it("accepts whatever was signed with the secret and nothing else", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.json(), fc.json(), (id, body, other) => {
        const headers = signWebhook({ secret: PUBLISHED.secret, id, timestamp: PUBLISHED.timestamp, body });
        expect(verifySignature({ headers, rawBody: body }, secret, at(0))).toBe(id);
        if (other !== body) expect(verifySignature({ headers, rawBody: other }, secret, at(0))).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});
