import type { Logger } from "pino";
import type { ConversionSender } from "./adapters/conversions/port.ts";
import type { LoginProvider } from "./adapters/login-providers/port.ts";
import type { MailSender } from "./adapters/mail/port.ts";
import type { MessageSender } from "./adapters/messages/port.ts";
import type { ParticipationStore } from "./adapters/participations/port.ts";
import type { AccountHolders, PaymentProvider } from "./adapters/payments/port.ts";
import type { ObjectStorage } from "./adapters/storage/port.ts";
import type { Database, Sql } from "./db/client.ts";
import type { Actor, ActorOf, Asked } from "./lib/callers/ctx.ts";
import type { AppConfig } from "./lib/config/app-config.ts";
import type { JobQueue } from "./lib/jobs/job-queue.ts";
import type { LiveEvents } from "./lib/live-events.ts";
import type { TutorSearch } from "./lib/tutor-search.ts";

/** Everything the application needs from outside; `createApp(deps)` reads nothing else. */
export interface AppDeps {
  config: AppConfig;
  /** Of requests; work beside them has `compose`'s `background`, which is the same but for the pool. */
  db: Database;
  sql: Sql;
  /** A connection of its own, whose statements and waits end within a second or two: whether the service is ready. */
  probe: Sql;
  /** Aborted once the process is about to end. */
  stopping: AbortSignal;
  payments: PaymentProvider;
  /** Whose a bank account is. */
  accountHolders: AccountHolders;
  messages: MessageSender;
  mail: MailSender;
  loginProviders: LoginProvider[];
  /** Tells the advertising network of conversions; null where there is none. */
  conversions: ConversionSender | null;
  /** Who takes part in which event. */
  participations: ParticipationStore;
  /** Keeps voice samples. */
  storage: ObjectStorage;
  /** Keeps pictures of messages. */
  pictures: ObjectStorage;
  /** Keeps what proves where applicants study. */
  proofs: ObjectStorage;
  jobs: JobQueue;
  tutorSearch: TutorSearch;
  liveEvents: LiveEvents;
  logger: Logger;
  /**
   * Called at each named step of a purchase, a transfer, a refund, a round of proposals, a renewal, a payout and a
   * settled lesson; the crash tests stop the process there.
   */
  checkpoint: (
    step: PurchaseStep | TransferStep | RefundStep | MatchStep | RenewalStep | PayoutStep | SettleStep | RestStep,
  ) => void | Promise<void>;
}

/** The first argument of every verb; `Kind` is who may act, e.g. `Ctx<"account" | "link">`. */
export type Ctx<Kind extends Actor["kind"] = Actor["kind"]> = AppDeps & Asked<ActorOf<Kind>>;

export const PURCHASE_STEPS = [
  "start",
  "in-reserve",
  "after-reserve",
  "after-issue",
  "after-charge",
  "in-settle",
  "after-settle",
  "before-reply",
] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

/** Inside the transaction that makes an up-selling PAID: what was left is booked, its order closed, the class planned on. */
export const TRANSFER_STEPS = ["transfer-in-book", "transfer-in-close", "transfer-in-plan"] as const;
export type TransferStep = (typeof TRANSFER_STEPS)[number];

export const REFUND_STEPS = [
  "refund-in-request",
  "refund-after-request",
  "refund-before-send",
  "refund-after-send",
  "refund-in-settle",
  "refund-after-settle",
] as const;
export type RefundStep = (typeof REFUND_STEPS)[number];

export const MATCH_STEPS = [
  "in-round",
  "after-round",
  "before-send",
  "after-send",
  "in-mark",
  "in-answer",
  "after-answer",
] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

export const RENEWAL_STEPS = ["in-announce", "after-announce", "in-period", "after-period"] as const;
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

export const SETTLE_STEPS = ["lesson-in-settle", "lesson-after-settle"] as const;
export type SettleStep = (typeof SETTLE_STEPS)[number];

/** Where the rest of a class can be cut off. */
export const REST_STEPS = ["rest-in-look", "rest-after-look"] as const;
export type RestStep = (typeof REST_STEPS)[number];

export type PayoutStep = "payout-in-run" | "payout-in-file" | "payout-in-settle";
