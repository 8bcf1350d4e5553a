import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Secret } from "../../secrets/secret.ts";
import { type ObjectStorage, SHELVES, type Shelf, type StoredObject } from "./port.ts";

export interface S3Config {
  /** Left out: Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: Secret;
  timeoutMs: number;
}

/** Keeps a shelf's objects in a bucket of any service that speaks S3, below its name. The bucket stays private. */
export function createS3Storage(config: S3Config, shelf: Shelf): ObjectStorage {
  const prefix = `${shelf}/`;
  const { bucket: Bucket } = config;
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey.reveal() },
    requestHandler: { requestTimeout: config.timeoutMs, connectionTimeout: config.timeoutMs },
    // Not every service knows the newer checksums; the signature covers the bytes anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async store(key, file) {
      const Body = await readFile(file);
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body, ContentType: typeOf(shelf, key) }));
    },
    async open(key, range) {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key, Range }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }));
        yield* (page.Contents ?? []).flatMap((found) => toStoredObject(found, prefix));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const typeOf = (shelf: Shelf, key: string): string | undefined =>
  Object.entries(SHELVES[shelf]).find(([ending]) => key.endsWith(`.${ending}`))?.[1];

const toStoredObject = (
  { Key, LastModified }: { Key?: string; LastModified?: Date },
  prefix: string,
): StoredObject[] => (Key && LastModified ? [{ key: Key.slice(prefix.length), storedAt: LastModified }] : []);
