import type { Queryable } from "../../../../db/client.ts";
import { findChildOfLatestOrder } from "./repository.ts";

/** Whom the buyer last ordered for, to fill the form with. */
export async function findLastChild(db: Queryable, userId: string) {
  return (await findChildOfLatestOrder(db, userId)) ?? { childName: null, childPhoneNumber: null };
}
