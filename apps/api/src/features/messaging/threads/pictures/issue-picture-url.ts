import { isThreadOpen, PICTURE_MAX_BYTES } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requireUse } from "../../../../lib/http/rate-limit.ts";
import { signUrl } from "../../../tutors/screenings/sign-url.ts";
import { findConversation } from "../find-conversation.ts";
import type { PictureUrl } from "../schemas.ts";
import { picturePath } from "../to-message.ts";
import { insertPicture } from "./repository.ts";

/** Long enough for five megabytes over a slow phone. */
const LIFE_SECONDS = 10 * 60;
const LIMIT = { name: "class-picture", max: 60, windowSeconds: 60 * 60 };

/**
 * An address that takes one picture for a class's conversation; a message names the picture afterwards.
 * @throws ApiError 404 class 20001; 409 class 50004 once the two no longer write; 429 account 20006 after sixty in an hour
 */
export async function issuePictureUrl(ctx: Ctx<"account">, matchId: string): Promise<PictureUrl> {
  const { userId } = ctx.actor;
  const { db, config } = ctx;
  const { conversation } = await findConversation(db, userId, matchId);
  if (!isThreadOpen(conversation, conversation.now)) throw refuse.notNow("이제 사진을 보낼 수 없는 대화예요.");
  await requireUse(ctx, LIMIT, userId);
  const { id, expiresAt } = await insertPicture(db, matchId, userId, LIFE_SECONDS);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const path = picturePath(id);
  const signature = signUrl(config.authSecret, { method: "POST", path, expires });
  const query = new URLSearchParams({ expires: String(expires), signature });
  return { pictureId: id, signedUrl: `${path}?${query}`, maxBytes: PICTURE_MAX_BYTES, expiresAt };
}
