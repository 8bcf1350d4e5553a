import { randomUUID } from "node:crypto";
import { type EventParticipation, participate } from "@pkg/domain";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  setLogLevel,
  startAfter,
  writeBatch,
} from "firebase/firestore/lite";
import type { FirestoreConfig } from "./firestore-config.ts";
import { fromDocument, toDocument } from "./participation-document.ts";
import type { ParticipationStore } from "./port.ts";
import { createSignIn } from "./sign-in.ts";
import { withTimeout } from "./with-timeout.ts";

const PAGE = 300;
/** Each attempt that loses had a winner: more than so many at one instant are no people. */
const MAX_ATTEMPTS = 12;

/** Participations in Firestore, by its Lite SDK. Nothing is opened before the first call. */
export function createFirestoreParticipations(config: FirestoreConfig): ParticipationStore {
  // The SDK would write what it was sent, phone numbers too, into the log.
  setLogLevel("silent");
  let opened: { app: FirebaseApp; db: Firestore; signIn: () => Promise<void> } | null = null;

  async function open(): Promise<Firestore> {
    opened ??= openApp(config);
    const { db, signIn } = opened;
    await withTimeout(signIn(), config.timeoutMs);
    return db;
  }
  const call = async <T>(work: (db: Firestore) => Promise<T>): Promise<T> => {
    const db = await open();
    return withTimeout(work(db), config.timeoutMs);
  };

  async function* pages(event: string): AsyncGenerator<QueryDocumentSnapshot[]> {
    let last: QueryDocumentSnapshot | undefined;
    do {
      const after = last ? [startAfter(last)] : [];
      const page = await call((db) =>
        getDocs(query(collection(db, event), orderBy(documentId()), ...after, limit(PAGE))),
      );
      if (page.docs.length > 0) yield page.docs;
      last = page.docs.length === PAGE ? page.docs.at(-1) : undefined;
    } while (last);
  }

  return {
    save: ({ event, key }, input, { now, mayChange }) =>
      call((db) =>
        runTransaction(
          db,
          async (transaction) => {
            const reference = doc(db, event, key);
            const stored = await transaction.get(reference);
            const existing = stored.exists() ? fromDocument(stored.data()) : null;
            // A transaction writes what it has read: a kept entry is written as it is.
            const isKept = existing !== null && !mayChange;
            transaction.set(reference, toDocument(isKept ? existing : participate(existing, input, now)));
            if (isKept) return "KEPT";
            return existing ? "UPDATED" : "CREATED";
          },
          { maxAttempts: MAX_ATTEMPTS },
        ),
      ),
    async find(event, key) {
      const stored = await call((db) => getDoc(doc(db, event, key)));
      return stored.exists() ? fromDocument(stored.data()) : null;
    },
    async *list(event): AsyncGenerator<EventParticipation> {
      for await (const page of pages(event)) for (const one of page) yield fromDocument(one.data());
    },
    remove: (event, key) => call((db) => deleteDoc(doc(db, event, key))),
    async forget(event) {
      for await (const page of pages(event)) {
        await call((db) => {
          const batch = writeBatch(db);
          for (const one of page) batch.delete(one.ref);
          return batch.commit();
        });
      }
    },
    async close() {
      if (opened) await deleteApp(opened.app);
      opened = null;
    },
  };
}

function openApp(config: FirestoreConfig) {
  const { projectId, apiKey, sandboxUrl } = config;
  // Tests open several in one process.
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const signIn = createSignIn(app, config);
  const db = getFirestore(app);
  if (sandboxUrl) {
    const { hostname, port } = new URL(sandboxUrl);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  return { app, db, signIn };
}
