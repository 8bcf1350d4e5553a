import { z } from "zod";
import { refuse } from "../errors/refuse.ts";

/** `If-Match` of a write: the `updatedAt` of what the form was filled from. Left out, nothing is compared. */
export const versionHeaders = z.object({ "if-match": z.string().max(100).optional() });

const CHANGED_MEANWHILE = "다른 창에서 먼저 바뀌었어요. 바뀐 내용을 확인해 주세요.";

/**
 * Refuses a write that was made from an older state, so that two tabs never overwrite each other silently.
 * @param ifMatch the instant in ISO 8601, with or without the quotes of an ETag
 * @throws ApiError 409 account 20006 with `reason: "CHANGED_MEANWHILE"`.
 */
export function checkVersion(ifMatch: string | undefined, updatedAt: Date): void {
  if (ifMatch === undefined || ifMatch.replaceAll('"', "") === updatedAt.toISOString()) return;
  throw refuse.stateConflict({ message: CHANGED_MEANWHILE, reason: "CHANGED_MEANWHILE" });
}
