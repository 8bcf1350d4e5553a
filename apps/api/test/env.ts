import type { FirestoreConfig } from "../src/adapters/participations/firestore-config.ts";
import { Secret } from "../src/secrets/secret.ts";

// What the environment sets for a run of the API tests, read and checked here and nowhere else.

function count(name: string, otherwise: number): number {
  const value = process.env[name];
  if (!value) return otherwise;
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`${name} is no count: ${value}`);
  return Number(value);
}

/** A PostgreSQL server to use; without one the tests start their own. */
export const DATABASE_URL = process.env.DATABASE_URL || null;

/** A real Firebase project to try the adapter at; none unless FIREBASE_TEST_PROJECT_ID and its account are set. */
export const REAL_FIRESTORE = realFirestore();

function realFirestore(): FirestoreConfig | null {
  const { FIREBASE_TEST_PROJECT_ID, FIREBASE_TEST_API_KEY, FIREBASE_TEST_CLIENT_EMAIL, FIREBASE_TEST_PRIVATE_KEY } =
    process.env;
  if (
    !FIREBASE_TEST_PROJECT_ID ||
    !FIREBASE_TEST_API_KEY ||
    !FIREBASE_TEST_CLIENT_EMAIL ||
    !FIREBASE_TEST_PRIVATE_KEY
  ) {
    return null;
  }
  return {
    projectId: FIREBASE_TEST_PROJECT_ID,
    apiKey: FIREBASE_TEST_API_KEY,
    clientEmail: FIREBASE_TEST_CLIENT_EMAIL,
    privateKey: new Secret(FIREBASE_TEST_PRIVATE_KEY),
    sandboxUrl: null,
    timeoutMs: 30_000,
  };
}

/** Where a process that a test starts finds its programs. */
export const PATH = process.env.PATH;

/** Sequences of the matching commands; `test:whole` runs 1,000. */
export const COMMAND_RUNS = count("COMMAND_RUNS", 40);
/** Wishes that each search is compared for with looking at every tutor; `test:whole` compares 10,000. */
export const WISH_RUNS = count("WISH_RUNS", 200);
/** Searches that run through all their rounds; `test:whole` runs 10,000. */
export const ROUND_RUNS = count("ROUND_RUNS", 15);
/** Lives of a class's lessons. */
export const LIVES_RUNS = count("LIVES_RUNS", 10);

/** Races for the same lesson time, or for the same match; `test:whole` runs 500. */
export const RACE_RUNS = count("RACE_RUNS", 30);

/** Bodies per operation and kind; `test:whole` sends 10,000. */
export const FUZZ_RUNS = count("FUZZ_RUNS", 15);

/** Webhooks delivered in random order beside a refund and a chargeback; `test:whole` delivers 1,000. */
export const WEBHOOK_RUNS = count("WEBHOOK_RUNS", 200);
