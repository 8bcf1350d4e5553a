import type { Ctx } from "../../../../deps.ts";
import { findConsultation } from "../find-consultation.ts";
import type { ConsultationWire } from "../schemas.ts";
import { toConsultation } from "../to-consultation.ts";

/** @throws ApiError as `findConsultation` */
export async function getConsultation(
  ctx: Ctx<"visitor">,
  id: string,
  token: string | undefined,
): Promise<ConsultationWire> {
  return toConsultation(ctx.db, await findConsultation(ctx, id, token));
}
