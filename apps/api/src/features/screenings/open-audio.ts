import type { Readable } from "node:stream";
import type { ByteRange } from "../../adapters/storage/port.ts";
import { readClock } from "../../db/read-clock.ts";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { audioPath } from "./issue-listening-link.ts";
import { findSentScreening } from "./repository.ts";
import { checkSignature, refusedUrl } from "./sign-url.ts";

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
  { db, config, storage }: AppDeps,
  applicantId: string,
  { expires, signature }: { expires: number; signature: string },
  rangeHeader: string | undefined,
): Promise<Audio> {
  checkSignature(config.authSecret, { method: "GET", path: audioPath(applicantId), expires }, signature);
  if ((await readClock(db)).getTime() >= expires * 1000) throw refusedUrl("EXPIRED");
  const screening = await findSentScreening(db, applicantId);
  if (!screening) throw refuse.notFound();
  const range = readRange(rangeHeader, screening.bytes);
  const body = await storage.open(screening.objectKey, range ?? undefined);
  if (!body) throw refuse.notFound();
  return { body, bytes: screening.bytes, range };
}

/** "bytes=100-", "bytes=100-199"; players ask in no other way. */
function readRange(header: string | undefined, bytes: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : bytes - 1, bytes - 1);
  return start <= end ? { start, end } : null;
}
