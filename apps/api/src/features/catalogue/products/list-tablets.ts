import { TABLET_TYPES } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findTablets } from "./repository.ts";
import type { TabletWire } from "./schemas.ts";

/** The tablets to choose from, in the order that the client reverses. */
export async function listTablets(db: Queryable): Promise<TabletWire[]> {
  const rows = await findTablets(db);
  return rows.flatMap(({ type, label, ongoing }) => {
    const known = TABLET_TYPES.find((candidate) => candidate === type);
    return known ? [{ type: known, label, ongoing }] : [];
  });
}
