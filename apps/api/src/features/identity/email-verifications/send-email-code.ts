import { randomUUID } from "node:crypto";
import { EMAIL_CODE_MINUTES, MINUTE, SECOND } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";
import { countUse, type RateLimit } from "../../../lib/http/rate-limit.ts";
import { checkedNext } from "../../../lib/log-in/account-page.ts";
import { sealEmail } from "../../../lib/log-in/sealed-email.ts";
import type { EmailVerification, EmailVerificationRequest } from "./schemas.ts";

/** Of one e-mail for the visitors of one address: a stranger's codes never use up the owner's. */
const PER_REQUESTER: RateLimit = { name: "email-code-requester", max: 5, windowSeconds: 24 * 60 * 60 };
/** Of one e-mail for all: many cannot flood a mailbox. */
const PER_EMAIL: Pace = { name: "email-code-email", burst: 10, everySeconds: 600 };
const PER_ADDRESS: Pace = { name: "email-code-address", burst: 300, everySeconds: 2 };
const RESEND_SECONDS = 30;

/** The job that writes the mail. */
export const EMAIL_CODE_JOB = "mail.email-code";

/**
 * Mails a six-digit code to an address that is to sign up. Whether an account has it is looked up only when the
 * mail is made, so that the answer and its time are the same for every address; its owner reads where to log in.
 * @throws ApiError 429 account 20006 with `opensAt` after five codes of a day, or as `keepPace`
 */
export async function sendEmailCode(
  ctx: Ctx,
  request: EmailVerificationRequest & { address: string },
): Promise<EmailVerification> {
  const { config } = ctx;
  const email = request.email.toLowerCase();
  await keepPace(ctx, PER_ADDRESS, request.address, refuse.tooManyRequests);
  const { allowed, left, resetsAt } = await countUse(ctx, PER_REQUESTER, `${request.address} ${email}`);
  if (!allowed) {
    const message = "오늘은 더 보낼 수 없어요. 마지막에 받은 메일의 인증번호를 써 주세요.";
    throw refuse.tooManyRequests({ message, opensAt: resetsAt.toISOString() });
  }
  await keepPace(ctx, PER_EMAIL, email, refuse.tooManyRequests);
  const now = Date.now();
  const expiresAt = new Date(now + EMAIL_CODE_MINUTES * MINUTE);
  const id = randomUUID();
  const ticket = sealEmail(config.authSecret, "email-ticket", { id, email, until: expiresAt.getTime() });
  await ctx.jobs.send(ctx.db, {
    name: EMAIL_CODE_JOB,
    key: `${EMAIL_CODE_JOB}:${id}`,
    payload: { ticket, next: checkedNext(config, request.next), source: request.source },
  });
  return { ticket, expiresAt, resendAt: new Date(now + RESEND_SECONDS * SECOND), sendsLeft: left };
}
