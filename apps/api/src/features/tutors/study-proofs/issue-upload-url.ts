import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { requireUse } from "../../../lib/http/rate-limit.ts";
import { lockOwnApplication } from "../screenings/repository.ts";
import type { UploadUrl } from "../screenings/schemas.ts";
import { signUrl } from "../screenings/sign-url.ts";
import { insertProof } from "./repository.ts";

/** Long enough for ten megabytes over a slow phone. */
const LIFE_SECONDS = 10 * 60;
const LIMIT = { name: "study-proof-upload", max: 30, windowSeconds: 60 * 60 };

export const proofPath = (id: string): string => `/api/study-proofs/${id}`;

/**
 * A URL that takes one picture or PDF file which proves the studies of an application's author; what comes in takes the place of
 * an earlier one.
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 once it is sent; 429 account 20006 after
 *   thirty URLs in an hour
 */
export async function issueProofUploadUrl(ctx: Ctx<"account">, applicantId: string): Promise<UploadUrl> {
  const { userId } = ctx.actor;
  const { db, config } = ctx;
  const status = await lockOwnApplication(db, userId, applicantId);
  if (!status) throw refuse.notFound();
  if (status !== "DRAFT") throw proofIsSent();
  await requireUse(ctx, LIMIT, userId);
  const { id, expiresAt } = await insertProof(db, applicantId, LIFE_SECONDS);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const path = proofPath(id);
  const size = STUDY_PROOF_MAX_BYTES;
  const signature = signUrl(config.authSecret, { method: "POST", path, expires, size });
  const query = new URLSearchParams({ expires: String(expires), size: String(size), signature });
  return { signedUrl: `${config.tutorOrigin}${path}?${query}`, maxBytes: size, expiresAt };
}

/** What a sent application answers. */
export const proofIsSent = () =>
  refuse.stateConflict({ message: "이미 보낸 지원서예요. 서류를 바꿀 수 없어요.", reason: "SENT" });
