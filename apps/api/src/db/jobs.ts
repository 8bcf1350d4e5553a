import {
  CLASS_SIDES,
  DIGEST_HOURS,
  isWithin,
  LOGIN_PROVIDERS,
  NOTICE_HOURS,
  NOTICE_KINDS,
  type OpenHours,
} from "@pkg/domain";
import { z } from "zod";

/** A kind of job: what its queue carries, and for jobs that come by the clock their schedule. */
export interface JobKind {
  readonly payload: z.ZodType<object>;
  readonly cron?: string;
  readonly tz?: string;
  /** Hours of the day in Korea outside of which it is left to its next time. */
  readonly hours?: OpenHours;
}

const empty = z.object({});

/** When people are told what can wait for the middle of a day. */
const RECALL_HOURS: OpenHours = { from: 10, until: 20 };

/**
 * A job that writes to people who wait for nothing. One that was missed runs at the next start (`missed`), which may be
 * at night, so its hours are more than its cron.
 */
const byDay = (hours: OpenHours, { minute = "*/10", weekday = "*" } = {}) => ({
  ...{ payload: empty, hours, tz: "Asia/Seoul" },
  cron: `${minute} ${hours.from}-${hours.until - 1} * * ${weekday}`,
});
const ofOrder = z.object({ orderId: z.uuid() });

/**
 * Every kind of job; each has a queue of its own. A queue may hold jobs of the version before, so a field that it did
 * not send is optional here (`read-payload.test.ts`).
 */
export const JOBS = {
  "order.paid": { payload: ofOrder },
  "participations.remove": { payload: z.object({ sealedPhone: z.string() }) },
  /** Of the consent of an account's guardian, or of an order. */
  "guardian.notice": { payload: z.union([ofOrder, z.object({ userId: z.string() })]) },
  "payment.sweep": { payload: ofOrder },
  "billing-key.sweep": {
    payload: z.object({ issueId: z.uuid(), userId: z.string(), isLate: z.boolean().default(false) }),
  },
  "billing-key.delete": { payload: z.object({ sealed: z.string() }) },
  "money.reconcile": { payload: empty, cron: "30 4 * * *", tz: "Asia/Seoul" },
  "match.advance": { payload: z.object({ matchId: z.uuid(), round: z.int() }) },
  "proposal.send": { payload: z.object({ pairingId: z.string(), tutorId: z.int() }) },
  "conversion.send": { payload: z.object({ id: z.string() }) },
  "class.end": { payload: z.object({ matchId: z.uuid(), userId: z.string() }) },
  "class.notices": { payload: empty, cron: "* * * * *" },
  "lesson.settle": { payload: empty, cron: "* * * * *" },
  "level-test.end": { payload: z.object({ sessionId: z.uuid() }) },
  "message.notice": { payload: z.object({ threadId: z.uuid(), reader: z.enum(CLASS_SIDES), number: z.int() }) },
  /** A text message that needs nothing but its words; `JobQueue.queueNotice` writes it. */
  "notice.send": {
    payload: z.object({
      kind: z.enum(NOTICE_KINDS),
      /** Whose settings decide; null without an account. */
      userId: z.string().nullable(),
      text: z.string(),
      /** Digits only; the account's verified phone when it is left out. */
      to: z.string().optional(),
      /** What it says around an amount or a time, for a message that replaces it (`withdrawNotice`, `correctHeld`). */
      around: z.tuple([z.string(), z.string()]).readonly().optional(),
    }),
  },
  "applicant-files.delete": {
    payload: z.object({ shelf: z.enum(["proofs", "screenings"]), objectKeys: z.array(z.string()) }),
  },
  "schedules.advance": { payload: empty, cron: "* * * * *" },
  "tasks.remind": byDay(RECALL_HOURS),
  "digests.send": byDay(DIGEST_HOURS, { weekday: "0" }),
  "terms.announce": byDay(RECALL_HOURS),
  "offers.remind": byDay(RECALL_HOURS),
  "referrals.settle": byDay(NOTICE_HOURS, { minute: "11" }),
  "mail.password-reset": {
    payload: z.object({
      sealedEmail: z.string(),
      next: z.string().optional(),
      source: z.string().optional(),
    }),
  },
  "mail.email-code": {
    payload: z.object({ ticket: z.string(), next: z.string().optional(), source: z.string().optional() }),
  },
  "mail.password-changed": { payload: z.object({ userId: z.string(), resetId: z.uuid().optional() }) },
  "mail.login-way-added": { payload: z.object({ userId: z.string(), provider: z.enum(LOGIN_PROVIDERS) }) },
  "mail.phone-changed": { payload: z.object({ userId: z.string() }) },
  "mail.phone-claimed": { payload: z.object({ userId: z.string() }) },
  "mail.account-closed": { payload: z.object({ sealedEmail: z.string() }) },
  "mail.receipt": { payload: ofOrder },
  "mail.refund": { payload: z.object({ refundId: z.uuid() }) },
  housekeeping: { payload: empty, cron: "7 * * * *" },
} as const satisfies Record<string, JobKind>;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Whether a job may run at an instant. */
export function isOpen(name: JobName, at: Date): boolean {
  const { hours }: JobKind = JOBS[name];
  return hours === undefined || isWithin(at, hours);
}

/** What a job is sent with. */
export type JobInput<N extends JobName> = z.input<(typeof JOBS)[N]["payload"]>;
/** What its handler gets. */
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]["payload"]>;
