import type { Ctx } from "../../../../deps.ts";
import { type ConsultationCaller, findConsultation } from "../find-consultation.ts";
import type { ConsultationWire } from "../schemas.ts";
import { toConsultation } from "../to-consultation.ts";

/** @throws ApiError as `findConsultation` */
export async function getConsultation(ctx: Ctx, caller: ConsultationCaller, id: string): Promise<ConsultationWire> {
  return toConsultation(await findConsultation(ctx, caller, id));
}
