import { conversionContacts } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { findConsultation } from "../../growth/consultations/find-consultation.ts";
import { checkConversion } from "./check-conversion.ts";
import { recordConversion } from "./record-conversion.ts";
import { findContacts } from "./repository.ts";
import type { ConsultEvent } from "./schemas.ts";

/**
 * Notes consultations of the sender, who is logged in or holds the consultation's token.
 * @throws ApiError 404 class 20001 for one that is missing or somebody else's; 429 class 10004 after too many wrong tokens; 400
 * class 10001 with fields when an event does not speak of the sender or of the last days
 */
export async function recordConsults(
  ctx: Ctx<"visitor">,
  token: string | undefined,
  events: readonly ConsultEvent[],
): Promise<void> {
  const found = await Promise.all(events.map(({ consultationId }) => findConsultation(ctx, consultationId, token)));
  await ctx.db.transaction(async (tx) => {
    for (const [at, event] of events.entries()) {
      const consultation = found[at];
      if (!consultation) continue;
      const { userId, phoneNumber } = consultation;
      const email = userId === null ? null : (await findContacts(tx, userId)).email;
      checkConversion(event, conversionContacts({ email: email && realEmail(email), phoneNumber }), at);
      const { id, name } = event;
      const happenedAt = new Date(event.time);
      await recordConversion(ctx, tx, { id, name, consultationId: consultation.id, happenedAt }, userId);
    }
  });
}
