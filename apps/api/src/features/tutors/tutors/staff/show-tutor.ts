import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findSentProof } from "../../study-proofs/repository.ts";
import { toStudyProof } from "../../study-proofs/to-study-proof.ts";
import { toDeskTutor } from "./list-tutors.ts";
import { readTutorId } from "./read-tutor-id.ts";
import { countNoShows, findTutor } from "./repository.ts";
import type { DeskTutorDetailWire } from "./schemas.ts";

/**
 * One tutor as staff sees them. That they were looked at is recorded.
 * @throws ApiError 404 class 20001
 */
export async function showTutor({ db, actor }: Ctx<"staff">, id: string): Promise<DeskTutorDetailWire> {
  const found = await findTutor(db, readTutorId(id));
  if (!found) throw refuse.notFound();
  await recordAct(db, actor, { action: "tutor.viewed", targetId: String(found.id) });
  const { sortValue: _place, ...row } = found;
  const studyProof = toStudyProof(await findSentProof(db, { tutorId: found.id }));
  return { ...toDeskTutor(row), studyProof, ...(await countNoShows(db, found.id)) };
}
