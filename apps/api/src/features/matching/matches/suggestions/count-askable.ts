import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findAskedTutorIds, findBuyerMatch } from "../repository.ts";
import type { SearchWishesWire } from "../schemas.ts";
import { findAskable } from "./find-askable.ts";
import { toMatchWish } from "./to-match-wish.ts";

/**
 * How many other tutors a match could ask with these wishes, without saving them: before its family changes the tutor
 * or the wishes.
 * @throws ApiError 404 for a match that is missing or another account's.
 */
export async function countAskable(
  { db, tutorSearch, actor: { userId } }: Ctx<"account">,
  id: string,
  changed: SearchWishesWire,
): Promise<{ count: number }> {
  const match = await findBuyerMatch(db, userId, id);
  if (!match) throw refuse.notFound();
  const present = match.tutorId === null ? [] : [match.tutorId];
  const excluded = new Set([...match.excludedTutorIds, ...present, ...(await findAskedTutorIds(db, id))]);
  const { count } = await findAskable(
    { db, tutorSearch },
    toMatchWish(match, { ...match.wishes, ...changed }),
    excluded,
  );
  return { count };
}
