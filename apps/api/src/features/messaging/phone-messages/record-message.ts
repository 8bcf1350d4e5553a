import { canSendAgain, hideLinks, type MessageDropReason, type MessageKind } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";
import { upsertMessage } from "./repository.ts";

/** What the sealed words of a message are sealed for. */
export const MESSAGE_TEXT = "message-text";

interface MessageFacts {
  readonly key: string;
  readonly kind: MessageKind;
  readonly userId: string | null;
  readonly text: string;
  /** Digits only; null when there was none. */
  readonly to: string | null;
  /** Whether the number was named, and is not simply the account's. */
  readonly isAddressed: boolean;
}

type Outcome =
  | { readonly status: "SENT" }
  | { readonly status: "DROPPED"; readonly dropReason: MessageDropReason }
  | { readonly status: "FAILED"; readonly error: unknown };

const LONGEST_FAILURE = 200;

/** Notes what came of a message, for staff. It never fails: a message is worth more than its note. */
export async function recordMessage(
  { db, config, logger }: Ctx,
  { text, to, ...facts }: MessageFacts,
  outcome: Outcome,
): Promise<void> {
  const dropReason = outcome.status === "DROPPED" ? outcome.dropReason : null;
  // Nothing is kept that is never sent again: a code, or what the recipient does not want.
  const now = new Date();
  const isKept = canSendAgain({ kind: facts.kind, status: outcome.status, dropReason, createdAt: now }, now);
  const failure = outcome.status === "FAILED" ? nameOf(outcome.error) : null;
  await upsertMessage(db, {
    ...facts,
    phoneNumber: to,
    text: facts.kind === "SECURITY" ? null : hideLinks(text),
    sealedText: isKept ? seal(config.authSecret, MESSAGE_TEXT, new Secret(text)) : null,
    status: outcome.status,
    dropReason,
    failure,
  }).catch((error: unknown) => logger.warn({ err: error }, "a message could not be noted"));
}

const nameOf = (error: unknown): string =>
  (error instanceof Error ? error.message : "unknown").slice(0, LONGEST_FAILURE);
