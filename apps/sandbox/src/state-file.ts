import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SandboxContext } from "./context.ts";
import type { StoredDocument } from "./firestore/records.ts";
import type { BillingKey, Payment } from "./portone/records.ts";

/** What outlives a restart: what the product's database speaks of too. Uploads, log-ins and faults do not. */
type Kept = Pick<SandboxContext, "messages" | "mails"> & {
  billingKeys: [string, BillingKey][];
  payments: [string, Payment][];
  documents: StoredDocument[];
};

const SAVE_EVERY_MS = 2_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Takes the state from the file, if there is one, and keeps it there from then on. A file that can't be read is left and
 * replaced at the first change: a local run starts in any case.
 * @returns saves what changed and stops
 */
export function keepState(context: SandboxContext, file: string): () => void {
  let saved = restore(context, file);
  const save = () => {
    const text = JSON.stringify(stateOf(context));
    if (text === saved) return;
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all, whenever the process ends.
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    saved = text;
  };
  const timer = setInterval(save, SAVE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    save();
  };
}

function stateOf({ billingKeys, payments, messages, mails, firestore }: SandboxContext): Kept {
  const documents = [...firestore.documents.values()];
  return { billingKeys: [...billingKeys], payments: [...payments], messages, mails, documents };
}

/** @returns the text that is in the file now; empty without one */
function restore(context: SandboxContext, file: string): string {
  try {
    const text = readFileSync(file, "utf8");
    const kept: Kept = JSON.parse(text, (_, value) =>
      typeof value === "string" && INSTANT.test(value) ? new Date(value) : value,
    );
    for (const [id, key] of kept.billingKeys) context.billingKeys.set(id, key);
    for (const [id, payment] of kept.payments) context.payments.set(id, payment);
    // A file of before has none.
    for (const document of kept.documents ?? []) context.firestore.documents.set(document.path, document);
    context.messages.push(...kept.messages);
    context.mails.push(...kept.mails);
    return text;
  } catch {
    return "";
  }
}
