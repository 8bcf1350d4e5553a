import { createSigner, createVerifier, TokenError } from "fast-jwt";
import { deriveKey } from "../../secrets/derive-key.ts";
import { ApiError, type Refusal, refuse } from "../errors/refuse.ts";
import type { Caller } from "./request-context.ts";

const LIFETIME_MS = 5 * 60_000;
const ISSUER = "naran";
/** Checked tokens that are remembered until they expire: a page sends the same one with every call. */
const REMEMBERED = 10_000;

/**
 * Issues the five-minute token that the `authorization` header carries.
 * @param endsAt the token's end where something ends earlier
 */
export async function issueAccessToken(authSecret: string, caller: Caller, endsAt?: Date) {
  const sign = createSigner({ key: Buffer.from(deriveKey(authSecret, "access-token")), algorithm: "HS256" });
  const issued = Math.floor(Date.now() / 1000);
  const expiresAt = new Date(Math.min(issued * 1000 + LIFETIME_MS, endsAt?.getTime() ?? Number.POSITIVE_INFINITY));
  const claims = {
    iss: ISSUER,
    sub: caller.userId,
    sid: caller.sessionId,
    iat: issued,
    exp: Math.floor(expiresAt.getTime() / 1000),
    ...(caller.isView && { view: true }),
  };
  return { accessToken: sign(claims), expiresAt };
}

/** The signature is checked before the claims, so a wrong claim stands in a token that was ours. */
const REFUSALS: Record<string, Refusal> = {
  [TokenError.codes.expired]: refuse.accessTokenExpired,
  [TokenError.codes.missingRequiredClaim]: refuse.legacyToken,
  [TokenError.codes.invalidClaimValue]: refuse.legacyToken,
};

/**
 * Makes the check of access tokens for one secret.
 * @returns a function that throws ApiError 401: 10006 when the token has expired, 10007 when it is ours but of a form that is
 *   not issued any more, 10001 when it was never ours
 */
export function createTokenCheck(authSecret: string): (token: string) => Caller {
  const verify = createVerifier({
    key: Buffer.from(deriveKey(authSecret, "access-token")),
    algorithms: ["HS256"],
    allowedIss: ISSUER,
    requiredClaims: ["sub", "sid", "exp"],
    clockTolerance: 5_000,
    cache: REMEMBERED,
  });
  return (token) => {
    try {
      const { sub, sid, view } = verify(token);
      if (typeof sub !== "string" || typeof sid !== "string") throw refuse.legacyToken();
      return { userId: sub, sessionId: sid, ...(view === true && { isView: true }) };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const code = error instanceof TokenError ? error.code : "";
      throw (REFUSALS[code] ?? refuse.accessTokenInvalid)();
    }
  };
}
