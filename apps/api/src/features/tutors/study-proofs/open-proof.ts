import type { Readable } from "node:stream";
import type { StudyProofType } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkSignature, refusedUrl } from "../screenings/sign-url.ts";
import { findSentProofById } from "./repository.ts";

export const shownProofPath = (id: string): string => `/api/study-proofs/${id}/file`;

/**
 * What a link of `issueProofLink` leads to.
 * @throws ApiError 403 class 10004 (reason SIGNATURE or EXPIRED); 404 class 20001
 */
export async function openProof(
  { db, config, proofs }: Ctx,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): Promise<{ body: Readable; type: StudyProofType }> {
  checkSignature(config.authSecret, { method: "GET", path: shownProofPath(id), expires }, signature);
  if ((await readClock(db)).getTime() >= expires * 1000) throw refusedUrl("EXPIRED");
  const proof = await findSentProofById(db, id);
  const body = proof && (await proofs.open(proof.objectKey));
  if (!body) throw refuse.notFound();
  return { body, type: proof.type };
}
