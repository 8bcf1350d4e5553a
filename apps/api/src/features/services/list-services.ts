import { TABLET_TYPES, tabletState } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findServices } from "./repository.ts";
import type { ServiceWire } from "./schemas.ts";

/** What was paid for and how far it reaches; only for the student the account acts for, if it named one. */
export async function listServices(
  db: Queryable,
  userId: string,
  switchedStudentId: string | null,
): Promise<ServiceWire[]> {
  const rows = await findServices(db, userId, switchedStudentId);
  return rows.map(({ product, startedAt, expiresAt, tabletType, ...row }) => {
    const state = tabletState(product);
    const type = TABLET_TYPES.find((known) => known === tabletType) ?? null;
    return {
      ...row,
      productName: product.name,
      totalCounts: product.totalCounts + product.freeLessonCounts,
      startedAt: new Date(startedAt),
      expiresAt: new Date(expiresAt),
      tabletState: state,
      tabletType: state === "OWN" ? null : type,
    };
  });
}
