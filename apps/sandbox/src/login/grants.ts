import { createHash, randomBytes } from "node:crypto";
import type { Vendor } from "./vendors.ts";

/** A person's consent. */
export interface Grant {
  vendor: Vendor;
  number: number;
  sharesEmail: boolean;
  redirectUri: string;
  nonce: string | null;
  codeChallenge: string | null;
  expiresAt: number;
}

const CODE_MS = 60_000;

export interface Grants {
  /** Issues a single-use code for the grant, valid for one minute. */
  issueCode(grant: Omit<Grant, "expiresAt">): string;
  /** Redeems a code; null when it is wrong, used or expired, or when the redirect address or verifier differs. */
  redeem(vendor: Vendor, body: URLSearchParams): Grant | null;
  issueToken(grant: Grant): string;
  readToken(vendor: Vendor, authorization: string | undefined): Grant | null;
  clear(): void;
}

export function createGrants(): Grants {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  return {
    issueCode(grant) {
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { ...grant, expiresAt: Date.now() + CODE_MS });
      return code;
    },
    redeem(vendor, body) {
      const code = body.get("code") ?? "";
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || grant.vendor !== vendor || grant.expiresAt < Date.now()) return null;
      if (body.get("grant_type") !== "authorization_code" || body.get("redirect_uri") !== grant.redirectUri)
        return null;
      return isVerified(grant, body.get("code_verifier")) ? grant : null;
    },
    issueToken(grant) {
      const token = randomBytes(32).toString("base64url");
      tokens.set(token, grant);
      return token;
    },
    readToken(vendor, authorization) {
      const grant = tokens.get(authorization?.replace(/^Bearer /i, "") ?? "");
      return grant?.vendor === vendor ? grant : null;
    },
    clear() {
      codes.clear();
      tokens.clear();
    },
  };
}

function isVerified({ codeChallenge }: Grant, verifier: string | null): boolean {
  if (codeChallenge === null) return true;
  return (
    createHash("sha256")
      .update(verifier ?? "")
      .digest("base64url") === codeChallenge
  );
}
