import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { findStillKept } from "./repository.ts";
import { toParticipationKey } from "./to-participation-key.ts";

/** What an account's confirmed phone number entered in events that are still kept. */
export async function findParticipations({ db, config, participations }: Ctx, userId: string) {
  const [user] = await db
    .select({ phoneNumber: users.phoneNumber, isConfirmed: users.phoneNumberVerified })
    .from(users)
    .where(eq(users.id, userId));
  const { phoneNumber, isConfirmed } = user ?? {};
  if (!phoneNumber || !isConfirmed) return [];
  const found = await Promise.all(
    (await findStillKept(db)).map(async (event) => {
      const entry = await participations.find(event, toParticipationKey(config.authSecret, event, phoneNumber));
      return entry ? [{ event, ...entry }] : [];
    }),
  );
  return found.flat();
}
