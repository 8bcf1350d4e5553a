import { type MatchWish, possibleWidenings, type SearchChances, type WishWidening, widenWishes } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { AppDeps } from "../../../../deps.ts";
import { findAskedTutorIds, type MatchRow } from "../repository.ts";
import { findAskable } from "./find-askable.ts";
import { toMatchWish } from "./to-match-wish.ts";

/** Whom a match could still ask, as it is wished and with one wish less. */
interface Chances extends SearchChances {
  readonly wish: MatchWish;
  /** Who is neither asked nor shown. */
  readonly passed: ReadonlySet<number>;
  readonly widenings: ReadonlyArray<{ readonly widening: WishWidening; readonly count: number; readonly more: number }>;
}

export async function findChances(
  { db, tutorSearch }: { db: Queryable; tutorSearch: AppDeps["tutorSearch"] },
  match: MatchRow,
): Promise<Chances> {
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, match.id))]);
  const askable = (wishes: MatchRow["wishes"]) =>
    findAskable({ db, tutorSearch }, toMatchWish(match, wishes), excluded);
  const { count, silent } = await askable(match.wishes);
  const widenings = await Promise.all(
    possibleWidenings(match.wishes).map(async (widening) => {
      const wider = await askable(widenWishes(match.wishes, widening));
      return { widening, count: wider.count, more: Math.max(0, wider.count - count) };
    }),
  );
  return { wish: toMatchWish(match, match.wishes), passed: new Set([...excluded, ...silent]), count, widenings };
}
