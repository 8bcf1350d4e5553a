import { createSigner } from "fast-jwt";
import type { FirebaseApp } from "firebase/app";
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from "firebase/auth";
import { readPrivateKey } from "../../secrets/read-private-key.ts";
import type { FirestoreConfig } from "./firestore-config.ts";

const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
const LIFETIME_SECONDS = 600;

/**
 * Signs the app in as the API, whom alone the rules let in: by a custom token of the service account, with a claim of its own.
 * @returns makes sure that somebody is signed in; the SDK renews the session by itself
 */
export function createSignIn(app: FirebaseApp, config: FirestoreConfig): () => Promise<void> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.sandboxUrl) connectAuthEmulator(auth, config.sandboxUrl, { disableWarnings: true });
  const key = readPrivateKey(config.privateKey.reveal()).export({ format: "pem", type: "pkcs8" });
  const sign = createSigner({ key, algorithm: "RS256" });
  let running: Promise<void> | null = null;

  async function signIn() {
    const iat = Math.floor(Date.now() / 1000);
    const { clientEmail } = config;
    const claims = { iss: clientEmail, sub: clientEmail, aud: AUDIENCE, iat, exp: iat + LIFETIME_SECONDS };
    const token = sign({ ...claims, uid: "naran-api", claims: { participations: true } });
    await signInWithCustomToken(auth, token);
  }

  return async () => {
    if (auth.currentUser) return;
    running ??= signIn().finally(() => {
      running = null;
    });
    await running;
  };
}
