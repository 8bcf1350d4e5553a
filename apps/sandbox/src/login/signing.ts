import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export interface IdTokens {
  /** A token as Google and Apple sign it (RS256). */
  sign(claims: Record<string, unknown>): string;
  /** The public key, as a JWK set. */
  jwks(): { keys: object[] };
}

const KID = "sandbox-rs256";

/** Signs id tokens with a key that this process generates on first use. */
export function createIdTokens(): IdTokens {
  let pair: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
  const keys = () => {
    pair ??= generateKeyPairSync("rsa", { modulusLength: 2048 });
    return pair;
  };
  return {
    sign(claims) {
      const now = Math.floor(Date.now() / 1000);
      const text = `${encode({ alg: "RS256", kid: KID })}.${encode({ iat: now, exp: now + 600, ...claims })}`;
      return `${text}.${sign("sha256", Buffer.from(text), keys().privateKey).toString("base64url")}`;
    },
    jwks: () => ({ keys: [{ ...keys().publicKey.export({ format: "jwk" }), kid: KID, use: "sig", alg: "RS256" }] }),
  };
}

export interface AppleClientCheck {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: KeyObject;
}

/** Whether a client secret meets Apple's rules: signed with the team's key (ES256), with Apple as its audience, not expired. */
export function isAppleSecret(secret: string, client: AppleClientCheck): boolean {
  const [head = "", body = "", signature = ""] = secret.split(".");
  try {
    const header = JSON.parse(Buffer.from(head, "base64url").toString());
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const key = createPublicKey(client.privateKey);
    const bytes = Buffer.from(signature, "base64url");
    const signed = verify("sha256", Buffer.from(`${head}.${body}`), { key, dsaEncoding: "ieee-p1363" }, bytes);
    const now = Date.now() / 1000;
    return (
      signed &&
      header.alg === "ES256" &&
      header.kid === client.keyId &&
      claims.iss === client.teamId &&
      claims.sub === client.clientId &&
      claims.aud === "https://appleid.apple.com" &&
      claims.exp > now &&
      claims.exp < now + 15_777_000
    );
  } catch {
    return false;
  }
}
