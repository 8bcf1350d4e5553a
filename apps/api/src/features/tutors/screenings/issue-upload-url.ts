import { SCREENING_MAX_BYTES } from "@pkg/domain";
import type { AppDeps, Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { requireUse } from "../../../lib/http/rate-limit.ts";
import { insertUpload, lockOwnApplication } from "./repository.ts";
import type { UploadUrl } from "./schemas.ts";
import { signUrl } from "./sign-url.ts";

/** Long enough for six megabytes over a slow phone, which are 80 KB/s then. */
const LIFE_SECONDS = 10 * 60;
const LIMIT = { name: "screening-upload", max: 60, windowSeconds: 60 * 60 };

export const uploadPath = (id: string): string => `/api/uploads/${id}`;

/**
 * A URL that takes one recording of an application's author. It leads to us, whatever keeps the objects: bytes are
 * looked at before they are stored.
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 once it is sent; 429 account 20006 after
 *   sixty URLs in an hour
 */
export async function issueUploadUrl(ctx: Ctx<"account">, applicantId: string): Promise<UploadUrl> {
  const { userId } = ctx.actor;
  const { db, config } = ctx;
  await requireDraft(db, userId, applicantId);
  await requireUse(ctx, LIMIT, userId);
  const { id, expiresAt } = await insertUpload(db, applicantId, SCREENING_MAX_BYTES, LIFE_SECONDS);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const path = uploadPath(id);
  const signature = signUrl(config.authSecret, { method: "POST", path, expires, size: SCREENING_MAX_BYTES });
  const query = new URLSearchParams({ expires: String(expires), size: String(SCREENING_MAX_BYTES), signature });
  return { signedUrl: `${config.tutorOrigin}${path}?${query}`, maxBytes: SCREENING_MAX_BYTES, expiresAt };
}

/** @throws ApiError as `issueUploadUrl` */
export async function requireDraft(
  db: AppDeps["db"] | Parameters<typeof lockOwnApplication>[0],
  userId: string,
  id: string,
) {
  const status = await lockOwnApplication(db, userId, id);
  if (!status) throw refuse.notFound();
  if (status !== "DRAFT") {
    throw refuse.stateConflict({
      message: "이미 보낸 지원서예요. 녹음을 바꿀 수 없어요.",
      reason: "SENT",
    });
  }
}
