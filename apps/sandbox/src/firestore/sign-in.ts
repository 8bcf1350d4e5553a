import { createPublicKey, randomBytes, verify } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import type { FirebaseSession } from "./records.ts";

const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
const MAX_LIFETIME_SECONDS = 3_600;

const customToken = z.object({ token: z.string() });
const lookUp = z.object({ idToken: z.string() });
const claimsOf = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.literal(AUDIENCE),
  iat: z.number(),
  exp: z.number(),
  uid: z.string().min(1).max(128),
  claims: z.record(z.string(), z.unknown()).optional(),
});

/** Firebase's sign-in by a custom token, its renewal and its look-up, where the SDK finds them at an emulator. */
export function signInRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { options, firestore } = context;
  const refuse = (reply: FastifyReply, message: string) => reply.code(400).send({ error: { code: 400, message } });

  function open(session: Omit<FirebaseSession, "expiresAt">) {
    const now = Math.floor(Date.now() / 1000);
    const exp = now + options.firebaseSessionSeconds;
    const payload = {
      ...session.claims,
      sub: session.uid,
      user_id: session.uid,
      aud: options.firebaseProjectId,
      iat: now,
      exp,
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    // Looked up, not verified: its last part is as unguessable as a signature.
    const idToken = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(payload)}.${randomBytes(32).toString("base64url")}`;
    const refreshToken = randomBytes(32).toString("base64url");
    firestore.sessions.set(idToken, { ...session, expiresAt: exp * 1000 });
    firestore.renewals.set(refreshToken, session);
    return { idToken, refreshToken, expiresIn: String(options.firebaseSessionSeconds) };
  }

  app.post("/identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken", (request, reply) => {
    const { data } = customToken.safeParse(request.body);
    const claims = data && readCustomToken(data.token, options);
    if (!claims) return refuse(reply, "INVALID_CUSTOM_TOKEN");
    return reply.send({ ...open({ uid: claims.uid, claims: claims.claims ?? {} }), isNewUser: false });
  });

  app.post("/identitytoolkit.googleapis.com/v1/accounts::lookup", (request, reply) => {
    const { data } = lookUp.safeParse(request.body);
    const session = data && firestore.sessions.get(data.idToken);
    return session ? reply.send({ users: [{ localId: session.uid }] }) : refuse(reply, "INVALID_ID_TOKEN");
  });

  app.post("/securetoken.googleapis.com/v1/token", (request, reply) => {
    const form = new URLSearchParams(String(request.body));
    const session = firestore.renewals.get(form.get("refresh_token") ?? "");
    if (!session || form.get("grant_type") !== "refresh_token") return refuse(reply, "INVALID_REFRESH_TOKEN");
    const { idToken, refreshToken, expiresIn } = open(session);
    const answer = { id_token: idToken, access_token: idToken, refresh_token: refreshToken, expires_in: expiresIn };
    return reply.send({ ...answer, token_type: "Bearer", user_id: session.uid, project_id: options.firebaseProjectId });
  });
}

/** The claims of a token that the service account signed (RS256) and that has not expired; null for any other. */
function readCustomToken(token: string, options: SandboxContext["options"]) {
  const [head = "", body = "", signature = ""] = token.split(".");
  try {
    const { alg } = JSON.parse(Buffer.from(head, "base64url").toString());
    const key = { key: Buffer.from(options.firebasePrivateKey, "base64"), format: "der", type: "pkcs8" } as const;
    const publicKey = createPublicKey(key as never);
    const isSigned = verify("sha256", Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url"));
    const claims = claimsOf.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
    const now = Date.now() / 1000;
    const isOurs = claims.iss === options.firebaseClientEmail && claims.sub === options.firebaseClientEmail;
    const isFresh = claims.exp > now && claims.exp <= claims.iat + MAX_LIFETIME_SECONDS && claims.iat <= now + 60;
    return alg === "RS256" && isSigned && isOurs && isFresh ? claims : null;
  } catch {
    return null;
  }
}
