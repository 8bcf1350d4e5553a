import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { isUuid } from "../../../lib/requests/is-uuid.ts";
import { requireDraft, uploadPath } from "./issue-upload-url.ts";
import { findScreening, findUploadedObject, upsertScreening } from "./repository.ts";

/**
 * Makes an uploaded recording the application's voice sample, in place of an earlier one.
 * @param audioUrl the signed URL without its query
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 once it is sent; 400 class 10001 at
 *   "audioUrl" for anything but a recording that was uploaded for this application
 */
export async function submitScreening(ctx: Ctx<"account">, applicantId: string, audioUrl: string) {
  const { db, storage, logger } = ctx;
  const { screening, replaced } = await db.transaction(async (tx) => {
    await requireDraft(tx, ctx.actor.userId, applicantId);
    const id = uploadIdOf(ctx, audioUrl);
    const object = id ? await findUploadedObject(tx, applicantId, id) : undefined;
    if (!object) {
      throw refuse.invalidInput({
        fields: [{ path: "audioUrl", message: "올린 녹음을 찾지 못했어요. 다시 올려 주세요." }],
      });
    }
    const before = await findScreening(tx, applicantId);
    const stored = await upsertScreening(tx, { applicantId, ...object });
    return { screening: stored, replaced: before && before.objectKey !== object.objectKey ? before.objectKey : null };
  });
  if (replaced) {
    await storage.remove(replaced).catch((error: unknown) => logger.warn({ err: error }, "an object was left behind"));
  }
  return screening;
}

/** The upload that a URL of ours names, without any query; null for every other URL. */
function uploadIdOf({ config }: Ctx, audioUrl: string): string | null {
  const id = audioUrl.slice(audioUrl.lastIndexOf("/") + 1);
  return isUuid(id) && audioUrl === `${config.tutorOrigin}${uploadPath(id)}` ? id : null;
}
