import { createHmac, timingSafeEqual } from "node:crypto";
import type { SandboxOptions } from "../options.ts";

export interface SolapiError {
  status: number;
  errorCode: string;
  errorMessage: string;
}

const SKEW_MS = 15 * 60 * 1000;
const HEADER = /^HMAC-SHA256 apiKey=([^,\s]+), date=([^,\s]+), salt=([^,\s]{12,64}), signature=([0-9a-f]{64})$/;

/** Checks Solapi's header: signature = hex HMAC-SHA256(secret, date + salt), single-use, with at most 15 minutes of clock skew. */
export function createSolapiAuth(options: SandboxOptions): (header: string | undefined) => SolapiError | null {
  /** Signature -> its expiry. */
  const used = new Map<string, number>();
  return (header) => {
    const [, apiKey, date = "", salt = "", signature = ""] = HEADER.exec(header ?? "") ?? [];
    if (apiKey === undefined) return refuse("Unauthorized", "인증 정보가 없거나 형식이 올바르지 않습니다.");
    if (apiKey !== options.solapiApiKey) return refuse("InvalidAPIKey", "유효한 API Key가 아닙니다.");
    const now = Date.now();
    const skew = Math.abs(now - Date.parse(date));
    if (!(skew <= SKEW_MS)) return refuse("RequestTimeTooSkewed", "요청 시각이 서버 시각과 15분 넘게 다릅니다.");
    const expected = createHmac("sha256", options.solapiApiSecret).update(`${date}${salt}`).digest();
    if (!timingSafeEqual(Buffer.from(signature, "hex"), expected)) {
      return refuse("SignatureDoesNotMatch", "서명이 올바르지 않습니다.");
    }
    for (const [old, until] of used) {
      if (until > now) break;
      used.delete(old);
    }
    if (used.has(signature)) return refuse("DuplicatedSignature", "이미 사용한 서명입니다.");
    used.set(signature, now + 2 * SKEW_MS);
    return null;
  };
}

function refuse(errorCode: string, errorMessage: string): SolapiError {
  return { status: 403, errorCode, errorMessage };
}
