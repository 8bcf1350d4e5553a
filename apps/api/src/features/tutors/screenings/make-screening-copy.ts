import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Ctx } from "../../../deps.ts";
import { findScreening, insertFirstScreening } from "./repository.ts";

/**
 * Gives an application a copy of an earlier one's voice sample, unless it has a sample. Each keeps an object of its own, so that
 * recording anew takes nothing from what staff has judged. Without an earlier sample nothing happens.
 */
export async function makeScreeningCopy(ctx: Ctx, from: string, to: string): Promise<void> {
  const { db, config, storage } = ctx;
  const earlier = await findScreening(db, from);
  const body = earlier && (await storage.open(earlier.objectKey));
  if (!earlier || !body) return;
  await mkdir(config.incomingFolder, { recursive: true });
  const file = join(config.incomingFolder, randomUUID());
  const objectKey = `${randomUUID()}.mp3`;
  try {
    await pipeline(body, createWriteStream(file, { flags: "wx" }));
    await storage.store(objectKey, file);
  } finally {
    await rm(file, { force: true });
  }
  const { bytes, milliseconds } = earlier;
  const isFirst = await insertFirstScreening(db, { applicantId: to, objectKey, bytes, milliseconds });
  if (!isFirst) await storage.remove(objectKey);
}
