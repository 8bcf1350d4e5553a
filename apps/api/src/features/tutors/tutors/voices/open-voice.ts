import type { Readable } from "node:stream";
import type { ByteRange } from "../../../../adapters/storage/port.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { readByteRange } from "../../../../lib/files/read-byte-range.ts";
import { findPublicVoice } from "./voice-repository.ts";

export interface Voice {
  body: Readable;
  /** Of the whole sample. */
  bytes: number;
  /** What `body` is, when a part was asked for. */
  range: ByteRange | null;
}

/**
 * A tutor's voice sample for anybody, or the part of it that a player asks for.
 * @throws ApiError 404 without the tutor's consent, as without a sample or a tutor
 */
export async function openVoice(
  { db, storage }: Ctx,
  tutorId: number,
  rangeHeader: string | undefined,
): Promise<Voice> {
  const voice = await findPublicVoice(db, tutorId);
  if (!voice) throw refuse.notFound();
  const range = readByteRange(rangeHeader, voice.bytes);
  const body = await storage.open(voice.objectKey, range ?? undefined);
  if (!body) throw refuse.notFound();
  return { body, bytes: voice.bytes, range };
}
