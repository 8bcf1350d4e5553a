import { expect, expectTypeOf, test } from "vitest";
import { JOB_NAMES, type JobInput, type JobName, type JobPayload } from "../../db/jobs.ts";
import type { Job, JobQueue } from "./job-queue.ts";
import { PayloadRefused, readPayload } from "./read-payload.ts";

const ID = "0b0c2d4e-1f2a-4b3c-8d4e-5f6a7b8c9d0e";

/**
 * What queues hold when a version begins: a shape that was ever sent stays here for as long as a job waits (90 days).
 */
const WAITING = {
  "order.paid": [{ orderId: ID }],
  "participations.remove": [{ sealedPhone: "sealed" }],
  "guardian.notice": [{ userId: "u1" }, { orderId: ID }],
  "payment.sweep": [{ orderId: ID }],
  "billing-key.sweep": [
    { issueId: ID, userId: "u1" },
    { issueId: ID, userId: "u1", isLate: true },
  ],
  "billing-key.delete": [{ sealed: "sealed" }],
  "money.reconcile": [{}],
  "match.advance": [{ matchId: ID, round: 0 }],
  "proposal.send": [{ pairingId: "token", tutorId: 7 }],
  "conversion.send": [{ id: "purchase:NR1" }],
  "class.end": [{ matchId: ID, userId: "u1" }],
  "class.notices": [{}],
  "lesson.settle": [{}],
  "level-test.end": [{ sessionId: ID }],
  "message.notice": [{ threadId: ID, reader: "BUYER", number: 3 }],
  "notice.send": [
    { kind: "MATCHING", userId: "u1", text: "text" },
    { kind: "SECURITY", userId: null, text: "text", to: "01000000000" },
    { kind: "PAYMENT", userId: "u1", text: "text", around: ["before", "after"] },
    { kind: "LESSON", userId: "u1", text: "text", aFieldOfAnotherVersion: true },
  ],
  "applicant-files.delete": [
    { shelf: "proofs", objectKeys: ["a"] },
    { shelf: "screenings", objectKeys: [] },
  ],
  "schedules.advance": [{}],
  "tasks.remind": [{}],
  "digests.send": [{}],
  "terms.announce": [{}],
  "offers.remind": [{}],
  "referrals.settle": [{}],
  "mail.password-reset": [
    { sealedEmail: "sealed" },
    { sealedEmail: "sealed", next: "http://localhost:3000/a", source: "tutor" },
  ],
  "mail.email-code": [{ ticket: "sealed" }],
  "mail.password-changed": [{ userId: "u1" }, { userId: "u1", resetId: ID }],
  "mail.login-way-added": [{ userId: "u1", provider: "KAKAO" }],
  "mail.phone-changed": [{ userId: "u1" }],
  "mail.phone-claimed": [{ userId: "u1" }],
  "mail.account-closed": [{ sealedEmail: "sealed" }],
  "mail.receipt": [{ orderId: ID }],
  "mail.refund": [{ refundId: ID }],
  housekeeping: [{}],
} satisfies Record<JobName, object[]>;

test.each(JOB_NAMES)("what earlier versions queued of %s is read", (name) => {
  for (const payload of WAITING[name]) {
    const { aFieldOfAnotherVersion: _unknown, ...known } = payload as Record<string, unknown>;
    expect(readPayload(name, payload)).toMatchObject(known);
  }
});

test("a look for a key without a word about it is the first one", () => {
  expect(readPayload("billing-key.sweep", { issueId: ID, userId: "u1" }).isLate).toBe(false);
});

test("a refused payload is told by its job and its fields, without what they hold", () => {
  const read = (name: JobName, data: unknown) => () => readPayload(name, data);
  const refused = (text: string) => new PayloadRefused(text);
  expect(read("mail.receipt", { orderID: ID })).toThrow(refused("mail.receipt: orderId"));
  expect(read("applicant-files.delete", { shelf: "proofs", objectKeys: ["a", 7] })).toThrow(
    refused("applicant-files.delete: objectKeys.1"),
  );
  expect(read("guardian.notice", {})).toThrow(refused("guardian.notice: payload"));
  expect(read("mail.receipt", null)).toThrow(refused("mail.receipt: orderId"));
  expect(readPayload("housekeeping", null)).toEqual({});
});

test("what does not fit a job does not compile, and a message has one way in", () => {
  expectTypeOf<{ orderID: string }>().not.toExtend<JobInput<"mail.receipt">>();
  expectTypeOf<{ matchId: string; round: string }>().not.toExtend<JobInput<"match.advance">>();
  expectTypeOf<JobPayload<"billing-key.sweep">["isLate"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Job<"notice.send">>().not.toExtend<Parameters<JobQueue["send"]>[1]>();
});
