import { MAX_ASKED_TUTORS, type MatchWish } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { AppDeps } from "../../../../deps.ts";
import { findUnreachableTutors } from "../proposals/repository.ts";

interface Askable {
  /** How many tutors can still be asked. */
  readonly count: number;
  /** Of the best of them those whom no message reaches: they are neither counted nor shown. */
  readonly silent: ReadonlySet<number>;
}

/**
 * Who can still be asked for a wish, as a round would ask: without `excluded`, and without tutors whose phone is not
 * confirmed. Of more than a search asks in one go, these are looked for among the best.
 */
export async function findAskable(
  { db, tutorSearch }: { db: Queryable; tutorSearch: AppDeps["tutorSearch"] },
  wish: MatchWish,
  excluded: ReadonlySet<number>,
): Promise<Askable> {
  const best = await tutorSearch.top(wish, { limit: MAX_ASKED_TUTORS, excluded });
  const silent = await findUnreachableTutors(
    db,
    best.map(({ tutorId }) => tutorId),
  );
  if (best.length < MAX_ASKED_TUTORS) return { count: best.length - silent.size, silent };
  const known = excluded.size > 0 ? await tutorSearch.top(wish, { limit: excluded.size, only: excluded }) : [];
  return { count: Math.max(0, (await tutorSearch.count(wish)) - known.length - silent.size), silent };
}
