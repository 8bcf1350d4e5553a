import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { requireUse } from "../../../lib/http/rate-limit.ts";
import { lockOwnApplication } from "../screenings/repository.ts";
import type { UploadUrl } from "../screenings/schemas.ts";
import { signUrl } from "../screenings/sign-url.ts";
import { findTutorOfAccount, insertProof, type ProofOwner } from "./repository.ts";

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
  const status = await lockOwnApplication(ctx.db, ctx.actor.userId, applicantId);
  if (!status) throw refuse.notFound();
  if (status !== "DRAFT") throw proofIsClosed({ applicantId });
  return issueUrl(ctx, { applicantId });
}

/**
 * The same for what proves the tutor's own answer about the basis to teach (`TEACHING_BASES`).
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 409 account 20006 (reason CHECKED) once staff checked it; 429
 *   account 20006 after thirty URLs in an hour
 */
export async function issueOwnProofUploadUrl(ctx: Ctx<"account">): Promise<UploadUrl> {
  const { tutorId, isOpen } = requireTutor(await findTutorOfAccount(ctx.db, ctx.actor.userId));
  if (!isOpen) throw proofIsClosed({ tutorId });
  return issueUrl(ctx, { tutorId });
}

async function issueUrl(ctx: Ctx<"account">, owner: ProofOwner): Promise<UploadUrl> {
  const { db, config } = ctx;
  await requireUse(ctx, LIMIT, ctx.actor.userId);
  const { id, expiresAt } = await insertProof(db, owner, LIFE_SECONDS);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const path = proofPath(id);
  const size = STUDY_PROOF_MAX_BYTES;
  const signature = signUrl(config.authSecret, { method: "POST", path, expires, size });
  const query = new URLSearchParams({ expires: String(expires), size: String(size), signature });
  return { signedUrl: `${config.tutorOrigin}${path}?${query}`, maxBytes: size, expiresAt };
}

/** What a sent application answers, and a tutor whose proof was checked. */
export const proofIsClosed = (owner: ProofOwner) =>
  refuse.stateConflict(
    "tutorId" in owner
      ? { message: "이미 확인한 서류예요. 재학이나 신고가 달라지면 프로필에서 먼저 고쳐 주세요.", reason: "CHECKED" }
      : { message: "이미 보낸 지원서예요. 서류를 바꿀 수 없어요.", reason: "SENT" },
  );
