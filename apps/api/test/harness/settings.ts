import type {
  MatchStep,
  PurchaseStep,
  RefundStep,
  RenewalStep,
  RestStep,
  SettleStep,
  TransferStep,
} from "../../src/deps.ts";

/** Ways to break the product on purpose; the harness must notice each of them. */
export const VARIANTS = ["no-key", "new-key-per-retry", "fail-fast", "no-reconciliation"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Ways to break refunds: sent again blindly, and never gone on with. */
export const REFUND_VARIANTS = ["resend-blindly", "no-reconciliation"] as const;
export type RefundVariant = (typeof REFUND_VARIANTS)[number];

/** Ways to break renewals: a period that nothing marks as taken, and a charge that is sent again while one is on its way. */
export const RENEWAL_VARIANTS = ["no-period-key", "retry-without-lease"] as const;
export type RenewalVariant = (typeof RENEWAL_VARIANTS)[number];

export const RENEWAL_SYMPTOMS: Record<RenewalVariant, RegExp> = {
  "no-period-key": /not paid once|charges differ/,
  "retry-without-lease": /charges differ|back differs|not paid once/,
};

export const REFUND_SYMPTOMS: Record<RefundVariant, RegExp> = {
  "resend-blindly": /back differs/,
  "no-reconciliation": /left open/,
};

/** What each break has to be caught by: another symptom would be a coincidence. */
export const SYMPTOMS: Record<Variant, RegExp> = {
  "no-key": /not paid once|paid more than once/,
  "new-key-per-retry": /not paid once|paid more than once|charges differ/,
  "fail-fast": /charges differ|refused but paid/,
  "no-reconciliation": /left unsettled|charges differ|never answered/,
};

export const FAULTS = ["ok", "hang-after-charge", "drop-after-charge", "drop-before-charge"] as const;
type Fault = (typeof FAULTS)[number];

/** Where a break shows at once; its trials begin there, and go on with the rest of the table. */
export const SHOWS_AT: Record<Variant, { step: PurchaseStep; fault: Fault }> = {
  "no-key": { step: "after-charge", fault: "ok" },
  "new-key-per-retry": { step: "after-charge", fault: "ok" },
  "fail-fast": { step: "after-settle", fault: "hang-after-charge" },
  "no-reconciliation": { step: "in-settle", fault: "drop-before-charge" },
};

/** What the harness tells a server process when it starts it. */
export interface ServerSettings {
  databaseUrl: string;
  sandboxUrl: string;
  variant: Variant | RefundVariant | RenewalVariant | null;
  /** Generous time limits: for races, where nothing is meant to time out. */
  patient?: boolean;
  /** How long a charge is on its way to the provider, which knows nothing of it until then. */
  onTheWayMs?: number;
}

/** From the harness to a running server: stop dead at the n-th time (from 0) it comes to this step. */
export interface CrashOrder {
  step: PurchaseStep | TransferStep | RefundStep | MatchStep | RenewalStep | SettleStep | RestStep;
  skip: number;
}

/** From the harness to a running server: do what is due for renewals, lessons or rests at this instant (ISO). */
export interface TimeOrder {
  at: string;
  what: "renewals" | "lessons" | "rests";
}

/** From a server to the harness: it listens. */
export interface ServerReady {
  port: number;
}

export const AUTH_SECRET = "harness-secret-harness-secret-harness";
export const ORIGIN = "http://localhost:3000";
export const PROVIDER_TIMEOUT_MS = 500;
export const LEASE_MS = 1_200;
export const CHARGE_WINDOW_MS = 2_400;

/** How long the harness waits for a crash, an answer, and for everything to be settled, in ms: generous for a busy machine. */
const PATIENCE = { crashMs: 60_000, answerMs: 90_000, settleMs: 30_000 };

/** Without reconciliation nobody ever answers or settles, so that waiting for it is in vain. */
export const patienceWith = (variant: ServerSettings["variant"]): typeof PATIENCE =>
  variant === "no-reconciliation" ? { crashMs: 10_000, answerMs: 20_000, settleMs: 5_000 } : PATIENCE;
