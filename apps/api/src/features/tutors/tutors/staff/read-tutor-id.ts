import { refuse } from "../../../../lib/errors/refuse.ts";

const MOST_ID = 2_147_483_647;

/**
 * A tutor's number out of an address. What is no number is nobody's: the role is checked before anything is said about it.
 * @throws ApiError 404 class 20001
 */
export function readTutorId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MOST_ID) throw refuse.notFound();
  return id;
}
