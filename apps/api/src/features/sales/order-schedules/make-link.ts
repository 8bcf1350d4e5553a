import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { seal, unseal } from "../../../secrets/sealed-text.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { type Renewal, saveSchedule } from "./repository.ts";

/** The purpose that tokens are sealed for. */
const SEALED_FOR = "order-schedule-link";

/** The address of a schedule's messages: the same in each of them, so that none goes dead. */
export async function makeLink(
  { config }: Ctx,
  tx: Transaction,
  schedule: Pick<Renewal["schedule"], "id" | "linkSealedToken">,
): Promise<string> {
  const known = schedule.linkSealedToken;
  const token = known ? unseal(config.authSecret, SEALED_FOR, known) : newToken();
  if (!known) {
    const linkSealedToken = seal(config.authSecret, SEALED_FOR, token);
    await saveSchedule(tx, schedule.id, { linkTokenHash: hashToken(token), linkSealedToken });
    schedule.linkSealedToken = linkSealedToken;
  }
  return `${config.buyerOrigin}/order-schedules/${token.reveal()}`;
}
