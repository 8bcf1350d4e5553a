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

/** Whether a candidate comes before another in the order of suggestions. */
export function isBetter(
  than: Pick<Candidate, "score" | "staticPoints" | "id">,
  score: number,
  staticPoints: number,
  id: number,
): boolean {
  if (score !== than.score) return score > than.score;
  return staticPoints !== than.staticPoints ? staticPoints > than.staticPoints : id < than.id;
}

/** Takes a candidate that beats the threshold; the last one drops out when there are more than `limit`. */
export function takeBetter(top: TopK, candidate: Candidate): void {
  const { candidates, limit } = top;
  const { score, staticPoints, id } = candidate;
  let at = candidates.length;
  while (at > 0 && isBetter(candidates[at - 1]!, score, staticPoints, id)) at--;
  candidates.splice(at, 0, candidate);
  if (candidates.length > limit) candidates.pop();
  if (candidates.length < limit) return;
  const last = candidates[limit - 1]!;
  top.score = last.score;
  top.staticPoints = last.staticPoints;
  top.id = last.id;
}
