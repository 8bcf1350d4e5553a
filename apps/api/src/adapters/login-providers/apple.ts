import { createRemoteJWKSet, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { readPrivateKey } from "../../secrets/read-private-key.ts";
import { exchangeCode, type VendorReach, vendorUrl } from "./call-vendor.ts";
import { type AppleClient, type LoginProvider, SocialLoginError } from "./port.ts";

const ISSUER = "https://appleid.apple.com";
const SECRET_SECONDS = 5 * 60;

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  // Apple has sent both.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
});
const sentName = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
});

/**
 * Sign in with Apple: the client secret is a token signed by our key, the answer comes as a form from Apple's page, who
 * somebody is stands in a signed id token, and the name comes along the first time only.
 */
export function createApple(reach: VendorReach, client: AppleClient): LoginProvider {
  const tokenUrl = vendorUrl(reach, `${ISSUER}/auth/token`);
  const keys = createRemoteJWKSet(new URL(vendorUrl(reach, `${ISSUER}/auth/keys`)), {
    timeoutDuration: reach.timeoutMs,
  });
  return {
    id: "APPLE",
    clientId: client.clientId,
    authorizationUrl: vendorUrl(reach, `${ISSUER}/auth/authorize`),
    scopes: ["name", "email"],
    pkce: false,
    authorizationParams: {},
    // Apple refuses the scopes with any other.
    responseMode: "form_post",
    exchange: async (input) =>
      exchangeCode(reach, tokenUrl, { clientId: client.clientId, clientSecret: await clientSecret(client) }, input),
    async readProfile({ idToken }, sentUser) {
      if (!idToken) throw new SocialLoginError("Apple sent no id token");
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: ISSUER,
        audience: client.clientId,
        algorithms: ["RS256"],
        maxTokenAge: "10m",
        clockTolerance: 30,
      });
      const { sub, email, email_verified } = claims.parse(payload);
      return { id: sub, email: email_verified === true ? (email ?? null) : null, name: nameOf(sentUser) };
    },
  };
}

/** Family name first and without a space, as Korean names are written. */
function nameOf(sentUser: unknown): string | null {
  const { name } = sentName.safeParse(sentUser).data ?? {};
  const [last = "", first = ""] = [name?.lastName?.trim(), name?.firstName?.trim()];
  const isKorean = /^[가-힣]*$/.test(last + first);
  const whole = isKorean ? last + first : [first, last].filter(Boolean).join(" ");
  return whole || null;
}

function clientSecret({ clientId, teamId, keyId, privateKey }: AppleClient): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${SECRET_SECONDS}s`)
    .sign(readPrivateKey(privateKey.reveal()));
}
