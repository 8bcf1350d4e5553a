import { createReadStream } from "node:fs";
import { mkdir, open as openFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isKeyOf, type ObjectStorage, type Shelf } from "./port.ts";

/**
 * Keeps a shelf's objects as files of one folder, which is made when it is missing. Files come from the same volume: they are renamed
 * into it, so that a half-written object is never seen.
 */
export function createDiskStorage(folder: string, shelf: Shelf): ObjectStorage {
  const pathOf = (key: string) => {
    if (!isKeyOf(shelf, key)) throw new RangeError(`Not the key of an object: ${key}`);
    return join(folder, key);
  };
  return {
    async store(key, file) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(key);
      const handle = await openFile(file);
      // On the disk before its name is: a power cut leaves no empty object behind.
      await handle.datasync().finally(() => handle.close());
      await rename(file, path);
    },
    async open(key, range) {
      const path = pathOf(key);
      const found = await stat(path).catch(unlessMissing);
      return found ? createReadStream(path, range) : null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      for (const key of names.filter((name) => isKeyOf(shelf, name))) {
        const found = await stat(join(folder, key)).catch(unlessMissing);
        if (found) yield { key, storedAt: found.mtime };
      }
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
