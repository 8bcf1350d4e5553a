import type { Ctx } from "../../../../deps.ts";
import { findOpenConsultation } from "../repository.ts";
import type { OwnConsultationWire } from "../schemas.ts";
import { toConsultation } from "../to-consultation.ts";

/** The consultation of the account or of its verified phone that goes on; null without one. */
export async function getOwnConsultation({ db, actor: { userId } }: Ctx<"account">): Promise<OwnConsultationWire> {
  const row = await findOpenConsultation(db, userId);
  return { consultation: row ? await toConsultation(db, row) : null };
}
