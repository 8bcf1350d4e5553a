import type { StorageConfig } from "../../adapters/storage/storage.ts";
import { Secret } from "../../secrets/secret.ts";
import type { Env } from "./env.ts";

/** Where recordings are kept, as the environment has it; `readEnv` has seen that S3 is configured wholly or not at all. */
export function storageConfig(env: Env, timeoutMs: number): StorageConfig {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret } = env;
  const s3 =
    region && bucket && accessKeyId && secret
      ? { endpoint: env.S3_ENDPOINT, region, bucket, accessKeyId, secretAccessKey: new Secret(secret), timeoutMs }
      : null;
  return { folder: env.UPLOAD_DIR, s3 };
}
