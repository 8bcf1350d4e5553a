import type { Ctx } from "../../../deps.ts";
import { findGuardian } from "./repository.ts";
import type { GuardianWire } from "./schemas.ts";

/** The account's guardian; null while none was named, and always for a parent, who is one. */
export async function getGuardian({ db, actor: { userId } }: Ctx<"account">): Promise<GuardianWire | null> {
  return (await findGuardian(db, userId)) ?? null;
}
