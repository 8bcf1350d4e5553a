/** Where a candidate was found: a slot of the index (0 and more), or a changed tutor (-1 - place). */
type Place = number;

/** The best candidates so far in the order of suggestions: score, points for confidence and load, lower id. */
export interface Best {
  /** What a candidate has to pass; below zero as long as there is room. */
  score: number;
  staticPoints: number;
  id: number;
  readonly scores: number[];
  readonly points: number[];
  readonly ids: number[];
  readonly places: Place[];
}

/** Holds nobody yet. */
export function createTopK(): Best {
  return { score: -1, staticPoints: -1, id: -1, scores: [], points: [], ids: [], places: [] };
}

/** Whether a candidate comes before the last one that is held, or there is room. */
export function isBetter(best: Best, score: number, staticPoints: number, id: number): boolean {
  if (score !== best.score) return score > best.score;
  return staticPoints !== best.staticPoints ? staticPoints > best.staticPoints : id < best.id;
}

/** Takes a candidate who is better, and drops the last one when there are more than `limit`. */
export function takeBetter(
  best: Best,
  limit: number,
  candidate: { score: number; staticPoints: number; id: number; place: Place },
): void {
  const { scores, points, ids, places } = best;
  const { score, staticPoints, id, place } = candidate;
  let at = Math.min(scores.length, limit - 1);
  // From behind, each makes room for the next; the last one falls out when there are enough.
  for (; at > 0 && isBefore(best, at - 1, score, staticPoints, id); at--) {
    scores[at] = scores[at - 1] ?? 0;
    points[at] = points[at - 1] ?? 0;
    ids[at] = ids[at - 1] ?? 0;
    places[at] = places[at - 1] ?? 0;
  }
  scores[at] = score;
  points[at] = staticPoints;
  ids[at] = id;
  places[at] = place;
  if (scores.length === limit) {
    best.score = scores[limit - 1] ?? 0;
    best.staticPoints = points[limit - 1] ?? 0;
    best.id = ids[limit - 1] ?? 0;
  }
}

function isBefore({ scores, points, ids }: Best, at: number, score: number, staticPoints: number, id: number): boolean {
  const other = scores[at] ?? 0;
  if (score !== other) return score > other;
  const otherPoints = points[at] ?? 0;
  return staticPoints !== otherPoints ? staticPoints > otherPoints : id < (ids[at] ?? 0);
}
