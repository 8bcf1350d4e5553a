import type { Readable } from "node:stream";
import type { PictureType } from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkSignature, refusedUrl } from "../../../tutors/screenings/sign-url.ts";
import type { SignedQuery } from "../schemas.ts";
import { picturePath } from "../to-message.ts";
import { findShownPicture } from "./repository.ts";

/**
 * The picture that a message's signed address leads to.
 * @throws ApiError 403 class 10004 (reason SIGNATURE or EXPIRED); 404 class 20001, also for one that staff hides
 */
export async function openPicture(
  { db, config, pictures }: Ctx,
  id: string,
  { expires, signature }: SignedQuery,
  isForStaff: boolean,
): Promise<{ body: Readable; type: PictureType }> {
  const path = picturePath(id) + (isForStaff ? "/staff" : "");
  checkSignature(config.authSecret, { method: "GET", path, expires }, signature);
  if ((await readClock(db)).getTime() >= expires * 1000) throw refusedUrl("EXPIRED");
  const picture = await findShownPicture(db, id, isForStaff);
  if (!picture?.objectKey || !picture.type) throw refuse.notFound();
  const body = await pictures.open(picture.objectKey);
  if (!body) throw refuse.notFound();
  return { body, type: picture.type };
}
