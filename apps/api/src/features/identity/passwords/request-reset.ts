import { randomUUID } from "node:crypto";
import { formatKoreanTime } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";
import { countUse, type RateLimit } from "../../../lib/http/rate-limit.ts";
import { checkedNext } from "../../../lib/log-in/account-page.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";
import type { PasswordDone, PasswordResetRequest } from "./schemas.ts";

const HOUR = 60 * 60;
const PER_EMAIL: RateLimit = { name: "password-reset-email", max: 5, windowSeconds: HOUR };
const PER_ADDRESS: Pace = { name: "password-reset-address", burst: 60, everySeconds: 10 };

/** The job, and the purpose that its address is sealed for. */
export const RESET_JOB = "mail.password-reset";

/**
 * Mails a link that sets a new password. Whether somebody has the address is looked up only when the mail is made, so that
 * the answer and its time are the same for every address.
 * @throws ApiError 429 account 20006 with `opensAt` after 5 links for an e-mail in an hour, or as `keepPace`.
 */
export async function requestReset(
  ctx: Ctx,
  request: PasswordResetRequest & { address: string },
): Promise<PasswordDone> {
  const email = request.email.toLowerCase();
  await keepPace(ctx, PER_ADDRESS, request.address, refuse.tooManyRequests);
  const { allowed, resetsAt } = await countUse(ctx, PER_EMAIL, email);
  if (!allowed) {
    const message = `마지막에 받은 메일의 링크를 써 주세요. 새 메일은 ${formatKoreanTime(resetsAt)}부터 받을 수 있어요.`;
    throw refuse.tooManyRequests({ message, opensAt: resetsAt.toISOString() });
  }
  const sealedEmail = seal(ctx.config.authSecret, RESET_JOB, new Secret(email));
  await ctx.jobs.send(ctx.db, {
    name: RESET_JOB,
    key: `${RESET_JOB}:${randomUUID()}`,
    payload: { sealedEmail, next: checkedNext(ctx.config, request.next), source: request.source },
  });
  return { success: true };
}
