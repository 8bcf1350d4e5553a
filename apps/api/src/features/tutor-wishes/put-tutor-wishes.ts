import type { AppDeps } from "../../deps.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";
import type { ApplicantRequestBody, ApplicantWire } from "./schemas.ts";

/** Says all wishes of an order at once; sent again, it replaces them. */
export async function putTutorWishes(
  deps: AppDeps,
  userId: string,
  { merchantUid, ...wishes }: ApplicantRequestBody,
): Promise<ApplicantWire> {
  return changeTutorWishes(deps, userId, merchantUid, wishes);
}
