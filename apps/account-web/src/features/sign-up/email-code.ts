import { isStillSent, type SentTimes, sentTimes } from "@pkg/web/features/phone-code/sent-code";
import { api, dataOf } from "@pkg/web/platform/api/api";
import type { Guard } from "@pkg/web/platform/storage/kept-fields";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { type ReturnTarget, targetBody } from "@/lib/return/return-target";

/** A code on its way to a mailbox. */
export interface SentEmail extends SentTimes {
  readonly email: string;
  readonly ticket: string;
}

const isSentEmail: Guard<SentEmail> = (value): value is SentEmail => isStillSent(value, ["email", "ticket"]);

/** The last code that this tab had mailed: a reload while its mail is read loses nothing. */
export const keptCode = storedValue("session", "naran.email-code", (kept) => (isSentEmail(kept) ? kept : null));

/** Mails a code; the answer is the same for every address, and its owner is told of an account. @throws CallError */
export async function sendEmailCode(email: string, target: ReturnTarget): Promise<SentEmail> {
  const body = { email, ...targetBody(target) };
  const wire = await dataOf(api().POST("/auth/email-verifications", { body }));
  return { email, ticket: wire.ticket, ...sentTimes(wire) };
}

/** @returns the proof that an account is made with @throws CallError; at `code` for a wrong one */
export async function verifyEmailCode(ticket: string, code: string): Promise<string> {
  return (await dataOf(api().POST("/auth/email-verifications/verify", { body: { ticket, code } }))).proof;
}
