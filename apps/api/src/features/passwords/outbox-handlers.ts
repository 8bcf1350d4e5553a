import type { Mail } from "../../adapters/mail/port.ts";
import type { AppDeps } from "../../deps.ts";
import { composeMail } from "../../lib/compose-mail.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { realEmail } from "../../lib/placeholder-email.ts";
import { unseal } from "../../lib/sealed-text.ts";
import { computeToken } from "./compute-token.ts";
import { changedMail, resetMail, vendorMail } from "./describe-mail.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import { ensureReset } from "./repository.ts";
import { RESET_TOPIC } from "./request-reset.ts";
import { CHANGED_TOPIC } from "./set-password.ts";

const LIFE_SECONDS = 30 * 60;

/** Writes to people about their password; `getDeps` breaks the circle: the outbox itself is one of the deps. */
export function passwordOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  const send = async (mail: Mail) => {
    const { mail: sender, logger } = getDeps();
    if ((await sender.send(mail)) === "refused") logger.warn({ outboxKey: mail.key }, "a mailbox does not exist");
  };
  return {
    [RESET_TOPIC]: async ({ sealedEmail }, key) => {
      const { db, config } = getDeps();
      const email = unseal(config.authSecret, RESET_TOPIC, String(sealedEmail)).reveal();
      const owner = await findPasswordOwner(db, { email });
      // Nobody's address hears nothing; a stand-in cannot hear.
      if (!owner || realEmail(owner.email) === null) return;
      // A mailbox alone opens no account that its owner enters by a vendor.
      if (owner.passwordHash === null) {
        return send({ key, to: owner.email, ...composeMail(vendorMail(owner.ways, config.accountOrigin)) });
      }
      const id = key.slice(RESET_TOPIC.length + 1);
      if (!(await ensureReset(db, id, owner.userId, LIFE_SECONDS))) return;
      const url = `${config.accountOrigin}/password/reset#token=${computeToken(config.authSecret, id)}`;
      return send({ key, to: owner.email, ...composeMail(resetMail(url)) });
    },
    [CHANGED_TOPIC]: async ({ userId }, key) => {
      const { db, config } = getDeps();
      const owner = await findPasswordOwner(db, { userId: String(userId) });
      if (!owner || realEmail(owner.email) === null) return;
      return send({ key, to: owner.email, ...composeMail(changedMail(config.accountOrigin)) });
    },
  };
}
