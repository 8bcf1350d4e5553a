import type { Transaction } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type ClassRow, findOwnClass, lockOwnClass } from "./repository.ts";

/**
 * Holds a class, its tutor and its student for the transaction, so that what is read afterwards stays so.
 * @throws ApiError 404 for a class that is missing or somebody else's.
 */
export async function lockClass(tx: Transaction, userId: string, id: string): Promise<ClassRow> {
  await lockOwnClass(tx, userId, id);
  const held = await findOwnClass(tx, userId, id);
  if (!held) throw refuse.notFound();
  return held;
}
