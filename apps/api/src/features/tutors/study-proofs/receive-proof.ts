import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { STUDY_PROOF_MAX_BYTES, type StudyProofType } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { Receive } from "../../../lib/files/receive-file.ts";
import type { UploadQuery } from "../screenings/schemas.ts";
import { checkSignature, refusedUrl } from "../screenings/sign-url.ts";
import { type CheckedProof, checkProof } from "./check-proof.ts";
import { proofIsClosed, proofPath } from "./issue-upload-url.ts";
import { deleteProof, keepProof, lockProof } from "./repository.ts";

const ENDINGS: Readonly<Record<StudyProofType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/**
 * Takes the file of a signed URL: whole, looked at, and only then stored, as the proof of its owner. Whatever goes wrong
 * before leaves nothing behind, and the URL good for another try.
 * @throws ApiError 403 class 10004 (reason SIGNATURE, EXPIRED or USED); 409 account 20006 once the application is sent or the tutor's
 *   basis checked; 400 class 10001 at "file"; what `receive` throws
 */
export async function receiveProof(ctx: Ctx, id: string, query: UploadQuery, receive: Receive): Promise<void> {
  const { db, config, proofs } = ctx;
  const { expires, size, signature } = query;
  checkSignature(config.authSecret, { method: "POST", path: proofPath(id), expires, size }, signature);
  requireOpen(await lockProof(db, id));

  await mkdir(config.incomingFolder, { recursive: true });
  const file = join(config.incomingFolder, randomUUID());
  try {
    await receive((body) => pipeline(body, createWriteStream(file, { flags: "wx" })), STUDY_PROOF_MAX_BYTES);
    const checked = checkProof(await readFile(file));
    await writeFile(file, checked.bytes);
    const objectKey = `${randomUUID()}.${ENDINGS[checked.type]}`;
    await proofs.store(objectKey, file);
    await attach(ctx, id, objectKey, checked);
  } finally {
    await rm(file, { force: true });
  }
}

/** Makes a stored file the proof of its owner; the one before goes. A file that came too late goes itself. */
async function attach({ db, proofs, logger }: Ctx, id: string, objectKey: string, { bytes, type }: CheckedProof) {
  const drop = (key: string) =>
    proofs.remove(key).catch((error: unknown) => logger.warn({ err: error }, "a proof was left behind"));
  try {
    const replaced = await db.transaction(async (tx) => {
      const { owner } = requireOpen(await lockProof(tx, id));
      const before = await deleteProof(tx, owner);
      if (!(await keepProof(tx, id, { objectKey, type, bytes: bytes.length }))) throw refusedUrl("USED");
      return before;
    });
    for (const key of replaced) await drop(key);
  } catch (error) {
    await drop(objectKey);
    throw error;
  }
}

function requireOpen(proof: Awaited<ReturnType<typeof lockProof>>) {
  if (!proof) throw refusedUrl("SIGNATURE");
  if (!proof.isOpen) throw proofIsClosed(proof.owner);
  if (proof.objectKey) throw refusedUrl("USED");
  if (proof.isExpired) throw refusedUrl("EXPIRED");
  return proof;
}
