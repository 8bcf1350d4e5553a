import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { APPLICATION_KEPT_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { deleteOldApplications, deleteOldUploads, isNamed } from "./repository.ts";

/** No request lasts that long. */
const INCOMING_SECONDS = 60 * 60;
/** A recording that was uploaded but not posted for a day is not wanted. */
const UPLOAD_SECONDS = 24 * 60 * 60;

/**
 * Removes what a process that died, or a browser that was closed, left behind: files that were still coming in, uploads that
 * were never posted, applications that came to nothing half a year ago, and objects that nothing names.
 */
export async function deleteLeftovers({ db, storage, config }: Ctx) {
  await deleteOldApplications(db, APPLICATION_KEPT_DAYS);
  await deleteOldUploads(db, UPLOAD_SECONDS);
  for await (const { key, storedAt } of storage.list()) {
    // An object is stored before its upload names it.
    if (isOlder(storedAt, INCOMING_SECONDS) && !(await isNamed(db, key))) await storage.remove(key);
  }
  for (const name of await readdir(config.incomingFolder).catch(() => [])) {
    const file = join(config.incomingFolder, name);
    const found = await stat(file).catch(() => null);
    if (found && isOlder(found.mtime, INCOMING_SECONDS)) await rm(file, { force: true });
  }
}

const isOlder = (at: Date, seconds: number): boolean => Date.now() - at.getTime() > seconds * 1000;
