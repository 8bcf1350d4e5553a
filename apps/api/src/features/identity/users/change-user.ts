import type { Ctx } from "../../../deps.ts";
import { omitUndefined } from "../../../lib/requests/omit-undefined.ts";
import { saveUser } from "./save-user.ts";
import type { UserChange, UserWire } from "./schemas.ts";

/** Changes the fields that were sent. */
export async function changeUser(
  { db, actor: { userId } }: Ctx<"account">,
  { guardianConsent, ...change }: UserChange,
  ifMatch?: string,
): Promise<UserWire> {
  return saveUser(db, userId, omitUndefined(change), { guardianConsent, ifMatch });
}
