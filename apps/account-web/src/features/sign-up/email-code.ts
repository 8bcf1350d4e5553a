import { type SentTimes, sentTimes } from "@pkg/web/features/phone-code/sent-code";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { type ReturnTarget, targetBody } from "@/lib/return/return-target";

/** A code on its way to a mailbox. */
export interface SentEmail extends SentTimes {
  readonly email: string;
  readonly ticket: string;
}

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
