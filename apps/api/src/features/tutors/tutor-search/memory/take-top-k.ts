/** A tutor found by a search. */
export interface Candidate {
  readonly score: number;
  readonly staticPoints: number;
  readonly id: number;
  /** A slot of the index, or -1 for a changed tutor, which is found by id. */
  readonly slot: number;
}

/** The best candidates so far, in the order of suggestions, and what the next one has to beat: below zero while there is room. */
export interface TopK {
  readonly limit: number;
  readonly candidates: Candidate[];
  score: number;
  staticPoints: number;
  id: number;
}

/** An empty top-k of at most `limit` candidates. */
export function createTopK(limit: number): TopK {
  return { limit, candidates: [], score: -1, staticPoints: -1, id: -1 };
}

/** Whether a candidate beats the threshold. Reads `TopK` alone, so that the engine compiles it for one shape. */
export function isBetter(top: TopK, score: number, staticPoints: number, id: number): boolean {
  if (score !== top.score) return score > top.score;
  return staticPoints !== top.staticPoints ? staticPoints > top.staticPoints : id < top.id;
}

/** Takes a candidate that beats the threshold; the last one drops out when there are more than `limit`. */
export function takeBetter(top: TopK, candidate: Candidate): void {
  const { candidates, limit } = top;
  // From behind, each makes room for the next; the last one falls out when there are enough.
  let at = Math.min(candidates.length, limit - 1);
  for (; at > 0 && compare(candidate, candidates[at - 1]!) < 0; at--) candidates[at] = candidates[at - 1]!;
  candidates[at] = candidate;
  if (candidates.length < limit) return;
  const last = candidates[limit - 1]!;
  top.score = last.score;
  top.staticPoints = last.staticPoints;
  top.id = last.id;
}

function compare(a: Candidate, b: Candidate): number {
  return b.score - a.score || b.staticPoints - a.staticPoints || a.id - b.id;
}
