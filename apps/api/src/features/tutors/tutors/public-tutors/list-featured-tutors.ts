import type { TutorGender } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findAdmittingTutors } from "../repository.ts";
import type { FeaturedTutorsWire } from "../schemas.ts";

/** How many the home page shows, and of how many they are chosen. */
const SHOWN = 6;
const LOOKED_AT = 200;

/** Some tutors who take new students, one for each of the first subjects, as many women as men where possible. */
export async function listFeaturedTutors(db: Queryable): Promise<FeaturedTutorsWire> {
  const content = chooseVaried(await findAdmittingTutors(db, LOOKED_AT), SHOWN).map(
    ({ id, position: _position, ...tutor }) => ({
      ...tutor,
      id: String(id),
    }),
  );
  return { content };
}

interface Candidate {
  readonly id: number;
  readonly gender: TutorGender;
  readonly subjectLabel: string;
  /** The subject's place in the catalogue. */
  readonly position: number;
}

/** For one subject after the other, in the catalogue's order, the first tutor who isn't chosen yet; no gender has more than half. */
export function chooseVaried<T extends Candidate>(candidates: readonly T[], count: number): T[] {
  const chosen: T[] = [];
  const positions = [...new Set(candidates.map(({ position }) => position))].sort((a, b) => a - b);
  for (const position of positions) {
    const isFull = (gender: TutorGender) =>
      chosen.filter((one) => one.gender === gender).length >= Math.ceil(count / 2);
    const found = candidates.find(
      (one) => one.position === position && !isFull(one.gender) && !chosen.some(({ id }) => id === one.id),
    );
    if (found && chosen.length < count) chosen.push(found);
  }
  return chosen;
}
