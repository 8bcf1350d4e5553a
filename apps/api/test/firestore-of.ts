import { SANDBOX_DEFAULTS } from "@app/sandbox";
import type { FirestoreConfig } from "../src/adapters/participations/firestore-config.ts";
import { Secret } from "../src/secrets/secret.ts";

/** The Firebase project of a sandbox. */
export function firestoreOf(sandboxUrl: string, timeoutMs = 10_000): FirestoreConfig {
  return {
    projectId: SANDBOX_DEFAULTS.firebaseProjectId,
    apiKey: "sandbox-firebase-api-key",
    clientEmail: SANDBOX_DEFAULTS.firebaseClientEmail,
    privateKey: new Secret(SANDBOX_DEFAULTS.firebasePrivateKey),
    sandboxUrl,
    timeoutMs,
  };
}

/** The same for a process, as environment variables. */
export function firestoreEnv(sandboxUrl: string): Record<string, string> {
  return {
    FIREBASE_SANDBOX_URL: sandboxUrl,
    FIREBASE_PROJECT_ID: SANDBOX_DEFAULTS.firebaseProjectId,
    FIREBASE_API_KEY: "sandbox-firebase-api-key",
    FIREBASE_CLIENT_EMAIL: SANDBOX_DEFAULTS.firebaseClientEmail,
    FIREBASE_PRIVATE_KEY: SANDBOX_DEFAULTS.firebasePrivateKey,
  };
}
