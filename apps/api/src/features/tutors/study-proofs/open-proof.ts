import type { Readable } from "node:stream";
import type { StudyProofType } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkSignature, refusedUrl } from "../screenings/sign-url.ts";
import { findSentProof } from "./repository.ts";

export const shownProofPath = (applicantId: string): string => `/api/study-proofs/${applicantId}/file`;

/**
 * What a link of `issueProofLink` leads to.
 * @throws ApiError 403 class 10004 (reason SIGNATURE or EXPIRED); 404 class 20001
 */
export async function openProof(
  { db, config, proofs }: Ctx,
  applicantId: string,
  { expires, signature }: { expires: number; signature: string },
): Promise<{ body: Readable; type: StudyProofType }> {
  checkSignature(config.authSecret, { method: "GET", path: shownProofPath(applicantId), expires }, signature);
  if ((await readClock(db)).getTime() >= expires * 1000) throw refusedUrl("EXPIRED");
  const proof = await findSentProof(db, applicantId);
  const body = proof && (await proofs.open(proof.objectKey));
  if (!body) throw refuse.notFound();
  return { body, type: proof.type };
}
