import { join } from "node:path";
import { createDiskStorage } from "./disk.ts";
import type { ObjectStorage, Shelf } from "./port.ts";
import { createS3Storage, type S3Config } from "./s3.ts";

export interface StorageConfig {
  /** A folder of ours: uploads under way stand in it, and objects too unless `s3` says where. */
  folder: string;
  s3: S3Config | null;
}

/** Where uploads stand until they are whole and checked; on one volume with the objects on disk. */
export const incomingFolder = (folder: string): string => join(folder, "incoming");

/** The bucket when one is configured, the disk otherwise. */
export function createStorage({ folder, s3 }: StorageConfig, shelf: Shelf): ObjectStorage {
  return s3 ? createS3Storage(s3, shelf) : createDiskStorage(join(folder, shelf), shelf);
}
