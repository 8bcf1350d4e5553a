import type { AppDeps } from "../../../../deps.ts";
import { type ConsultationCaller, findConsultation } from "../find-consultation.ts";
import type { ConsultationWire } from "../schemas.ts";
import { toConsultation } from "../to-consultation.ts";

/** @throws ApiError as `findConsultation` */
export async function getConsultation(
  deps: AppDeps,
  caller: ConsultationCaller,
  id: string,
): Promise<ConsultationWire> {
  return toConsultation(await findConsultation(deps, caller, id));
}
