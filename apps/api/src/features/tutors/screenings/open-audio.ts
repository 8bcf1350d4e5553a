import type { Readable } from "node:stream";
import type { ByteRange } from "../../../adapters/storage/port.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { readByteRange } from "../../../lib/files/read-byte-range.ts";
import { findSentScreening } from "./repository.ts";
import { checkSignature, refusedUrl } from "./sign-url.ts";

export const audioPath = (applicantId: string): string => `/api/screenings/${applicantId}/audio`;

export interface Audio {
  body: Readable;
  /** Of the whole sample. */
  bytes: number;
  /** What `body` is, when a part was asked for. */
  range: ByteRange | null;
}

/**
 * What a listening link leads to, or the part of it that a player asks for; a part that isn't there is the whole.
 * @throws ApiError 403 class 10004 (reason SIGNATURE or EXPIRED); 404 class 20001
 */
export async function openAudio(
  { db, config, storage }: Ctx,
  applicantId: string,
  { expires, signature }: { expires: number; signature: string },
  rangeHeader: string | undefined,
): Promise<Audio> {
  checkSignature(config.authSecret, { method: "GET", path: audioPath(applicantId), expires }, signature);
  if ((await readClock(db)).getTime() >= expires * 1000) throw refusedUrl("EXPIRED");
  const screening = await findSentScreening(db, applicantId);
  if (!screening) throw refuse.notFound();
  const range = readByteRange(rangeHeader, screening.bytes);
  const body = await storage.open(screening.objectKey, range ?? undefined);
  if (!body) throw refuse.notFound();
  return { body, bytes: screening.bytes, range };
}
