import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { accountPage } from "../../../lib/log-in/account-page.ts";
import { readSealedEmail } from "../../../lib/log-in/sealed-email.ts";
import { composeMail } from "../../../lib/mail/compose-mail.ts";
import { computeCode } from "../../messaging/phone-codes/compute-code.ts";
import { vendorMail } from "../passwords/describe-mail.ts";
import { findPasswordOwner } from "../passwords/find-password-owner.ts";
import { codeMail, hasAccountMail } from "./describe-mail.ts";
import { EMAIL_CODE_JOB } from "./send-email-code.ts";

/** Mails the code of a sign-up, or to the owner of an account where to log in. A code that is over is not sent. */
export function emailJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    [EMAIL_CODE_JOB]: async ({ ticket, next, source }, key) => {
      const { db, config, mail, logger } = getCtx();
      const asked = readSealedEmail(config.authSecret, "email-ticket", ticket);
      if (!asked) return;
      const logInPage = accountPage(config, "/login", { source, next });
      const owner = await findPasswordOwner(db, { email: asked.email });
      const text = !owner
        ? codeMail(computeCode(config.authSecret, asked.id))
        : owner.passwordHash === null
          ? vendorMail(owner.ways, logInPage)
          : hasAccountMail(logInPage);
      if ((await mail.send({ key, to: asked.email, ...composeMail(text) })) === "refused") {
        logger.warn({ key }, "a mailbox does not exist");
      }
    },
  } satisfies Partial<JobHandlers>;
}
