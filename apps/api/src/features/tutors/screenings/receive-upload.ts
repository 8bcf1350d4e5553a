import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Ctx } from "../../../deps.ts";
import type { Receive } from "../../../lib/files/receive-file.ts";
import { checkVoice } from "./check-voice.ts";
import { uploadPath } from "./issue-upload-url.ts";
import { findUpload, useUpload } from "./repository.ts";
import type { UploadQuery } from "./schemas.ts";
import { checkSignature, refusedUrl } from "./sign-url.ts";

/**
 * Takes the file of a signed URL: into a file of its own, then looked at, then stored under a random name, and only then is the
 * URL used up. Whatever goes wrong before leaves nothing behind, and the URL good for another try.
 * @throws ApiError 403 class 10004 (reason SIGNATURE, EXPIRED or USED); 400 class 10001 for what is no voice sample; what `receive`
 *   throws for a broken body
 */
export async function receiveUpload(ctx: Ctx, id: string, query: UploadQuery, receive: Receive): Promise<void> {
  const { db, config, storage, logger } = ctx;
  const { expires, size, signature } = query;
  checkSignature(config.authSecret, { method: "POST", path: uploadPath(id), expires, size }, signature);
  const upload = await findUpload(db, id);
  if (!upload) throw refusedUrl("SIGNATURE");
  if (upload.usedAt) throw refusedUrl("USED");
  if (upload.isExpired) throw refusedUrl("EXPIRED");

  await mkdir(config.incomingFolder, { recursive: true });
  const file = join(config.incomingFolder, randomUUID());
  try {
    await receive((body) => pipeline(body, createWriteStream(file, { flags: "wx" })), upload.maxBytes);
    const content = await readFile(file);
    const { milliseconds } = checkVoice(content);
    const sha256 = createHash("sha256").update(content).digest("base64url");
    const objectKey = `${randomUUID()}.mp3`;
    await storage.store(objectKey, file);
    if (await useUpload(db, id, { objectKey, bytes: content.length, milliseconds, sha256 })) return;
    // The same URL, twice at once: this one was later.
    await storage.remove(objectKey).catch((error: unknown) => logger.warn({ err: error }, "an object was left behind"));
    throw refusedUrl("USED");
  } finally {
    await rm(file, { force: true });
  }
}
