import { PASSWORD_LINK_MINUTES } from "@pkg/domain";
import type { Mail } from "../../../adapters/mail/port.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { accountPage } from "../../../lib/log-in/account-page.ts";
import { composeMail } from "../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import { computeToken } from "./compute-token.ts";
import { changedMail, resetMail, vendorMail, waysMail } from "./describe-mail.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import { ensureReset } from "./repository.ts";
import { RESET_JOB } from "./request-reset.ts";
import { listResetWays } from "./reset-ways.ts";
import { CHANGED_JOB } from "./set-password.ts";

const LIFE_SECONDS = PASSWORD_LINK_MINUTES * 60;

/** Writes to people about their password. */
export function passwordJobHandlers(getCtx: () => Ctx<"system">) {
  const send = async (mail: Mail) => {
    const { mail: sender, logger } = getCtx();
    if ((await sender.send(mail)) === "refused") logger.warn({ key: mail.key }, "a mailbox does not exist");
  };
  return {
    [RESET_JOB]: async ({ sealedEmail, next, source }, key) => {
      const { db, config } = getCtx();
      const email = unseal(config.authSecret, RESET_JOB, sealedEmail).reveal();
      const owner = await findPasswordOwner(db, { email });
      // The query is as in the address of the page that asked.
      const page = (path: `/${string}`) => accountPage(config, path, { source, next });
      // Nobody's address hears nothing; a stand-in cannot hear.
      if (!owner || realEmail(owner.email) === null) return;
      // A mailbox alone opens no account that its owner enters by a vendor.
      if (owner.passwordHash === null) {
        return send({ key, to: owner.email, ...composeMail(vendorMail(owner.ways, page("/login"))) });
      }
      const id = key.slice(RESET_JOB.length + 1);
      if (!(await ensureReset(db, id, owner.userId, LIFE_SECONDS))) return;
      const url = `${page("/password/reset")}#token=${computeToken(config.authSecret, id)}`;
      return send({ key, to: owner.email, ...composeMail(resetMail(url)) });
    },
    [CHANGED_JOB]: async ({ userId, resetId }, key) => {
      const { db, config } = getCtx();
      const owner = await findPasswordOwner(db, { userId });
      if (!owner || realEmail(owner.email) === null) return;
      const ways = resetId ? await listResetWays(db, userId) : [];
      if (!resetId || ways.length === 0) {
        return send({ key, to: owner.email, ...composeMail(changedMail(config.accountOrigin)) });
      }
      const url = `${accountPage(config, "/password/ways", {})}#token=${computeToken(config.authSecret, resetId)}`;
      return send({ key, to: owner.email, ...composeMail(waysMail(ways, url)) });
    },
  } satisfies Partial<JobHandlers>;
}
