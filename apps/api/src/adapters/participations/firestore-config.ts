import type { Secret } from "../../secrets/secret.ts";

/** The project, and the service account that signs the API in. */
export interface FirestoreConfig {
  projectId: string;
  /** Names the project to Google; it opens nothing. */
  apiKey: string;
  clientEmail: string;
  /** As `readPrivateKey` reads it. */
  privateKey: Secret;
  /** The sandbox that stands in for Firebase; null calls it itself. */
  sandboxUrl: string | null;
  timeoutMs: number;
}
