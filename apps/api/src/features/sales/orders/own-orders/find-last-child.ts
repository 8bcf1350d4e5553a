import type { Ctx } from "../../../../deps.ts";
import { findChildOfLatestOrder } from "./repository.ts";

/** Whom the buyer last ordered for, to fill the form with. */
export async function findLastChild({ db, actor: { userId } }: Ctx<"account">) {
  return (await findChildOfLatestOrder(db, userId)) ?? { childName: null, childPhoneNumber: null };
}
