import { createHmac, timingSafeEqual } from "node:crypto";
import { refuse } from "../../../lib/errors/refuse.ts";
import { deriveKey } from "../../../secrets/derive-key.ts";

/** What a URL allows; all of it is signed. */
export interface Grant {
  method: "POST" | "GET";
  /** Below the site's origin. */
  path: string;
  /** Seconds since 1970. */
  expires: number;
  /** The most bytes that are taken. */
  size?: number;
}

/** The signature of a URL, by a key that is used for nothing else. */
export function signUrl(authSecret: string, { method, path, expires, size = 0 }: Grant): string {
  const text = [method, path, expires, size].join("\n");
  return createHmac("sha256", deriveKey(authSecret, "signed-url")).update(text).digest("base64url");
}

/** @throws ApiError 403 class 10004 with reason SIGNATURE when anything of the URL is not what was signed */
export function checkSignature(authSecret: string, grant: Grant, signature: string): void {
  const expected = Buffer.from(signUrl(authSecret, grant));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refusedUrl("SIGNATURE");
}

const MESSAGES = {
  SIGNATURE: "주소를 확인할 수 없어요. 처음부터 다시 해 주세요.",
  EXPIRED: "시간이 지난 주소예요. 새 주소로 다시 해 주세요.",
  USED: "이미 쓴 주소예요. 새 주소로 다시 해 주세요.",
} as const;

export const refusedUrl = (reason: keyof typeof MESSAGES) => refuse.forbidden({ message: MESSAGES[reason], reason });
