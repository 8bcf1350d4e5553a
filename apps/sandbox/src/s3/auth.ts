import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SandboxOptions } from "../options.ts";

/** The signed parts of a raw request. */
export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 15 * 60 * 1000;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** Checks the AWS Signature Version 4 of the `authorization` header. @returns S3's error code, or null when it is valid */
export function s3Refusal(options: SandboxOptions, request: SignedRequest): string | null {
  const header = (name: string) => [request.headers[name] ?? ""].flat().join(",");
  const [, accessKeyId, day = "", region = "", names = "", signature = ""] = HEADER.exec(header("authorization")) ?? [];
  if (accessKeyId === undefined) return "AccessDenied";
  if (accessKeyId !== options.s3AccessKeyId) return "InvalidAccessKeyId";
  const date = header("x-amz-date");
  if (!(Math.abs(Date.now() - parseDate(date)) <= SKEW_MS)) return "RequestTimeTooSkewed";
  const payloadHash = header("x-amz-content-sha256");
  if (payloadHash !== sha256(request.body)) return "XAmzContentSHA256Mismatch";

  const [path = "", query = ""] = request.url.split("?");
  const canonical = [
    request.method,
    path,
    query.split("&").filter(Boolean).map(withEquals).sort().join("&"),
    ...names.split(";").map((name) => `${name}:${header(name).trim().replace(/ +/g, " ")}`),
    "",
    names,
    payloadHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const secret = hmac(`AWS4${options.s3SecretAccessKey}`, day);
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(secret, region));
  return timingSafeEqual(Buffer.from(signature, "hex"), hmac(key, toSign)) ? null : "SignatureDoesNotMatch";
}

const withEquals = (pair: string) => (pair.includes("=") ? pair : `${pair}=`);

/** "20261121T100000Z" */
function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}
