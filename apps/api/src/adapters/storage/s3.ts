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
import type { Secret } from "../../lib/secret.ts";
import type { ObjectStorage, StoredObject } from "./port.ts";

export interface S3Config {
  /** Left out: Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: Secret;
  timeoutMs: number;
}

const PREFIX = "screenings/";

/** Keeps objects in a bucket of any service that speaks S3, below "screenings/". The bucket stays private. */
export function createS3Storage(config: S3Config): ObjectStorage {
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
      await client.send(new PutObjectCommand({ Bucket, Key: PREFIX + key, Body, ContentType: "audio/mpeg" }));
    },
    async open(key, range) {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: PREFIX + key, Range }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: PREFIX + key }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken }));
        yield* (page.Contents ?? []).flatMap(toStoredObject);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const toStoredObject = ({ Key, LastModified }: { Key?: string; LastModified?: Date }): StoredObject[] =>
  Key && LastModified ? [{ key: Key.slice(PREFIX.length), storedAt: LastModified }] : [];
