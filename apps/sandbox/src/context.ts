import { type BankAccount, createBankAccounts } from "./accounts/bank-accounts.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createFirestoreState, type FirestoreState } from "./firestore/records.ts";
import { createLoginContext, type LoginContext } from "./login/context.ts";
import type { StoredMail } from "./mail/records.ts";
import type { ReceivedConversion } from "./meta/records.ts";
import type { SandboxOptions } from "./options.ts";
import type { BillingKey, Payment } from "./portone/records.ts";
import type { StoredS3Object } from "./s3/records.ts";
import type { StoredMessage } from "./solapi/records.ts";
import { createWaits, type Waits } from "./waits.ts";
import { createWebhookSender, type WebhookSender } from "./webhooks/sender.ts";

/** The sandbox's state. It lives in memory; a local run keeps a part of it in a file (`keepState`). */
export interface SandboxContext {
  options: SandboxOptions;
  billingKeys: Map<string, BillingKey>;
  /** By our own payment id, oldest first. */
  payments: Map<string, Payment>;
  /** By bank and number. */
  bankAccounts: Map<string, BankAccount>;
  /** Oldest first. */
  messages: StoredMessage[];
  /** Oldest first. */
  mails: StoredMail[];
  /** By key. */
  s3Objects: Map<string, StoredS3Object>;
  firestore: FirestoreState;
  /** By the event's id. */
  conversions: Map<string, ReceivedConversion>;
  login: LoginContext;
  faults: Faults;
  waits: Waits;
  webhooks: WebhookSender;
  /** Clears the state, as a restart does. */
  reset(): void;
}

export function createContext(options: SandboxOptions): SandboxContext {
  const context: SandboxContext = {
    options,
    billingKeys: new Map(),
    payments: new Map(),
    bankAccounts: createBankAccounts(),
    messages: [],
    mails: [],
    s3Objects: new Map(),
    firestore: createFirestoreState(),
    conversions: new Map(),
    login: createLoginContext(options),
    faults: createFaults(),
    waits: createWaits(),
    webhooks: createWebhookSender(options),
    reset() {
      context.billingKeys.clear();
      context.payments.clear();
      context.bankAccounts = createBankAccounts();
      context.messages.length = 0;
      context.mails.length = 0;
      context.s3Objects.clear();
      context.conversions.clear();
      for (const kept of Object.values(context.firestore)) kept.clear();
      context.login.clear();
      context.faults.clear();
      context.waits.clear();
      context.webhooks.clear();
    },
  };
  return context;
}
