import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PICTURE_MAX_BYTES, type PictureType } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { cleanPicture } from "../../../../lib/files/clean-picture.ts";
import type { Receive } from "../../../../lib/files/receive-file.ts";
import { checkSignature, refusedUrl } from "../../../tutors/screenings/sign-url.ts";
import type { SignedQuery } from "../schemas.ts";
import { picturePath } from "../to-message.ts";
import { findPictureUpload, keepPicture } from "./repository.ts";

const ENDINGS: Readonly<Record<PictureType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
const NO_PICTURE = "JPG, PNG, WebP 사진만 보낼 수 있어요. 다른 사진을 골라 주세요.";

/**
 * Takes the picture of a signed URL: whole, looked at, without what it tells besides the picture, and only then stored. Whatever
 * goes wrong before leaves nothing behind, and the URL good for another try.
 * @throws ApiError 403 class 10004 (reason SIGNATURE, EXPIRED or USED); 400 class 10001 at "file"; what `receive` throws
 */
export async function receivePicture(ctx: Ctx, id: string, query: SignedQuery, receive: Receive): Promise<void> {
  const { db, config, pictures, logger } = ctx;
  const { expires, signature } = query;
  checkSignature(config.authSecret, { method: "POST", path: picturePath(id), expires }, signature);
  const upload = await findPictureUpload(db, id);
  if (!upload) throw refusedUrl("SIGNATURE");
  if (upload.objectKey) throw refusedUrl("USED");
  if (upload.isExpired) throw refusedUrl("EXPIRED");

  await mkdir(config.incomingFolder, { recursive: true });
  const file = join(config.incomingFolder, randomUUID());
  try {
    await receive((body) => pipeline(body, createWriteStream(file, { flags: "wx" })), PICTURE_MAX_BYTES);
    const clean = cleanPicture(await readFile(file));
    if (!clean) throw refuse.invalidInput({ fields: [{ path: "file", message: NO_PICTURE }] });
    const { bytes, type, width, height } = clean;
    await writeFile(file, bytes);
    const objectKey = `${randomUUID()}.${ENDINGS[type]}`;
    await pictures.store(objectKey, file);
    if (await keepPicture(db, id, { objectKey, type, width, height })) return;
    // The same URL, twice at once: this one was later.
    await pictures
      .remove(objectKey)
      .catch((error: unknown) => logger.warn({ err: error }, "a picture was left behind"));
    throw refusedUrl("USED");
  } finally {
    await rm(file, { force: true });
  }
}
