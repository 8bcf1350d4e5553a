import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { LinkTarget } from "../../links/private-links/repository.ts";
import { findOwnStudent } from "../../people/students/repository.ts";

/**
 * A student of the account, whose lessons a link opens.
 * @throws ApiError 404 for a student that is missing or another account's.
 */
export async function requireChild({ db, actor: { userId } }: Ctx<"account">, studentId: string): Promise<LinkTarget> {
  if (!(await findOwnStudent(db, userId, studentId))) throw refuse.notFound();
  return { userId, studentId, matchId: null };
}
