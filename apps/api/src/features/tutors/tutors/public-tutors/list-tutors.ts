import type { TutorFilter } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { ListPart } from "../../../../lib/tutor-search.ts";
import { fitNow } from "../describe-tutors.ts";
import type { TutorListWire } from "../schemas.ts";
import { findListedTutors } from "./public-repository.ts";

/** Tutors who meet a filter and take new students, a part of the list, as anybody may see them; and how many there are. */
export async function listTutors(
  { db, tutorSearch }: Ctx,
  filter: TutorFilter,
  part: ListPart,
): Promise<TutorListWire> {
  const { tutors, count } = await tutorSearch.browse(filter, part);
  const cards = await findListedTutors(
    db,
    tutors.map(({ tutorId }) => tutorId),
  );
  const next = part.offset + part.limit;
  return {
    count,
    nextOffset: count > next && tutors.length === part.limit ? next : null,
    content: tutors.flatMap(({ tutorId, scored }) => {
      const card = cards.get(tutorId);
      return card ? [{ ...card, fit: scored && fitNow(scored.wish, scored.ranked.tutor) }] : [];
    }),
  };
}
