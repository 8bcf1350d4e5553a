import type { FirestoreConfig } from "../../adapters/participations/firestore-config.ts";
import { Secret } from "../../secrets/secret.ts";
import type { Env } from "./env.ts";

/** The Firebase project as the environment has it. @param timeoutMs for one call */
export function firestoreConfig(env: Env, timeoutMs: number): FirestoreConfig {
  return {
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    clientEmail: env.FIREBASE_CLIENT_EMAIL,
    privateKey: new Secret(env.FIREBASE_PRIVATE_KEY),
    sandboxUrl: env.FIREBASE_SANDBOX_URL?.replace(/\/$/, "") ?? null,
    timeoutMs,
  };
}
