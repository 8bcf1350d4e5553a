import { hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { ApiError } from "./errors.ts";
import type { Caller } from "./request-context.ts";

const LIFETIME_SECONDS = 5 * 60;
const ISSUER = "naran";

/** A key for one purpose, so that no two uses of the secret can be played against each other. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

/** Issues the five-minute token that the `authorization` header carries. */
export async function issueAccessToken(authSecret: string, caller: Caller) {
  const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
  const accessToken = await new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setSubject(caller.userId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(deriveKey(authSecret, "access-token"));
  return { accessToken, expiresAt };
}

/** @throws ApiError 401: 10006 when the token has expired, 10001 when it was never ours. */
export async function verifyAccessToken(key: Uint8Array, token: string): Promise<Caller> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ["HS256"], clockTolerance: 5 });
    if (typeof payload.sub !== "string" || typeof payload.sid !== "string") throw new ApiError(401, "account", 10001);
    return { userId: payload.sub, sessionId: payload.sid };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(401, "account", error instanceof errors.JWTExpired ? 10006 : 10001);
  }
}
