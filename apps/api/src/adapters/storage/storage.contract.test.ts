import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createSandbox, SANDBOX_DEFAULTS } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { createDiskStorage } from "./disk.ts";
import type { ObjectStorage } from "./port.ts";
import { createS3Storage } from "./s3.ts";

const folder = mkdtempSync(join(tmpdir(), "naran-storage-"));
const sandbox = createSandbox({ portoneWebhookUrl: null, smtpPort: null });
let origin = "";
beforeAll(async () => {
  origin = await sandbox.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const s3 = (change: { secret?: string; bucket?: string } = {}) =>
  createS3Storage(
    {
      endpoint: `${origin}/s3`,
      region: "ap-northeast-2",
      bucket: change.bucket ?? SANDBOX_DEFAULTS.s3Bucket,
      accessKeyId: SANDBOX_DEFAULTS.s3AccessKeyId,
      secretAccessKey: new Secret(change.secret ?? SANDBOX_DEFAULTS.s3SecretAccessKey),
      timeoutMs: 5_000,
    },
    "screenings",
  );

const newKey = () => `${randomUUID()}.mp3`;
function fileOf(bytes: Buffer): string {
  const file = join(folder, randomUUID());
  writeFileSync(file, bytes);
  return file;
}
const keysOf = async (storage: ObjectStorage) => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
};
const read = async (...asked: Parameters<ObjectStorage["open"]>) => {
  const body = await storage().open(...asked);
  return body && buffer(body);
};

let storage: () => ObjectStorage;
const disk = createDiskStorage(join(folder, "made", "later"), "screenings");

describe.each([
  ["disk", () => disk],
  ["S3", () => s3()],
])("%s", (_name, create) => {
  beforeAll(() => {
    storage = create;
  });

  test("keeps what it was given, whole and in parts, until it is removed", async () => {
    const key = newKey();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await storage().store(key, fileOf(bytes));
    expect(await read(key)).toEqual(bytes);
    expect(await read(key, { start: 1_000, end: 1_999 })).toEqual(bytes.subarray(1_000, 2_000));
    expect(await read(key, { start: 69_999, end: 69_999 })).toHaveLength(1);
    await storage().remove(key);
    expect(await storage().open(key)).toBeNull();
    await storage().remove(key);
  });

  test("has nothing under a key that it was not given", async () => {
    expect(await storage().open(newKey())).toBeNull();
  });

  test("lists everything with its time, also over many pages", async () => {
    expect(await keysOf(storage())).toEqual([]);
    const keys = Array.from({ length: 7 }, newKey).sort();
    for (const key of keys) await storage().store(key, fileOf(Buffer.from(key)));
    expect(await keysOf(storage())).toEqual(keys);
    for await (const { storedAt } of storage().list()) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    }
    for (const key of keys) await storage().remove(key);
  });

  test("fails aloud when the file is not there, and keeps nothing", async () => {
    const key = newKey();
    await expect(storage().store(key, join(folder, "missing"))).rejects.toThrow();
    expect(await storage().open(key)).toBeNull();
  });
});

test("S3 refuses a wrong secret and a foreign bucket", async () => {
  const key = newKey();
  await expect(s3({ secret: "another secret" }).store(key, fileOf(Buffer.from("x")))).rejects.toThrow(/signature/i);
  await expect(s3({ bucket: "somebody-elses" }).open(key)).rejects.toThrow(/bucket/i);
  expect(await s3().open(key)).toBeNull();
});

test("the disk never leaves its folder", async () => {
  const file = fileOf(Buffer.from("x"));
  for (const key of ["../escape.mp3", "a/b.mp3", "page.html", "picture.png", "", ".mp3", "x.toString"]) {
    await expect(disk.store(key, file), key).rejects.toThrow(RangeError);
  }
  expect(existsSync(file)).toBe(true);
});
