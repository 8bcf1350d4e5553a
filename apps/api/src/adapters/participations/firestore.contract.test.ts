import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createSandbox } from "@app/sandbox";
import type { EventParticipationInput } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allOf } from "../../../test/all-of.ts";
import { REAL_FIRESTORE } from "../../../test/env.ts";
import { firestoreOf } from "../../../test/firestore-of.ts";
import { Secret } from "../../secrets/secret.ts";
import { createFirestoreParticipations } from "./firestore.ts";
import type { ParticipationStore } from "./port.ts";

// The real SDK is the client. With credentials in the environment the same tests run against Firestore itself.

const sandbox = createSandbox({ portoneWebhookUrl: null });
let url: string;
beforeAll(async () => {
  url = await sandbox.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => sandbox.close());

const NOW = new Date("2026-11-20T03:00:00Z");
const LATER = new Date("2026-12-01T00:00:00Z");
const keyOf = (name: string) => name.padEnd(43, "-");
const input: EventParticipationInput = { phoneNumber: "01012345678", marketingAgreement: false, userId: null };
const save = (store: ParticipationStore, event: string, key: string, entered: EventParticipationInput, now: Date) =>
  store.save({ event, key }, entered, { now, mayChange: true });
const all = (store: ParticipationStore, event: string) => allOf(store.list(event));

const PLACES = [
  ["the sandbox", () => firestoreOf(url)] as const,
  ...(REAL_FIRESTORE ? ([["Firestore", () => REAL_FIRESTORE]] as const) : []),
];

describe.each(PLACES)("at %s", (_place, config) => {
  let store: ParticipationStore;
  const event = `contract-${Date.now().toString(36)}`;
  beforeAll(() => {
    store = createFirestoreParticipations(config() as NonNullable<typeof REAL_FIRESTORE>);
  });
  afterAll(async () => {
    await store.forget(event);
    await store.close();
  });

  test("a participation is created once and updated afterwards, with its first time", async () => {
    expect(
      await save(store, event, keyOf("one"), { ...input, extraData: { grade: "중1", subjects: ["수학"] } }, NOW),
    ).toBe("CREATED");
    const change = { ...input, marketingAgreement: true, userId: "u1" };
    expect(await save(store, event, keyOf("one"), change, LATER)).toBe("UPDATED");
    expect(await all(store, event)).toEqual([
      {
        ...change,
        extraData: { grade: "중1", subjects: ["수학"] },
        status: "participated",
        createdAt: NOW.toISOString(),
      },
    ]);
    expect(await store.find(event, keyOf("one"))).toMatchObject({ userId: "u1", createdAt: NOW.toISOString() });
    expect(await store.find(event, keyOf("never-was"))).toBeNull();
  });

  test("eight at the same instant are one document, created once", async () => {
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(store, event, keyOf("eight"), { ...input, userId: `u${index}` }, NOW),
      ),
    );
    expect(saved.filter((one) => one === "CREATED")).toHaveLength(1);
    expect(saved.filter((one) => one === "UPDATED")).toHaveLength(7);
    expect(await all(store, event)).toHaveLength(2);
  });

  test("one that may not be changed is kept as it is", async () => {
    const before = await all(store, event);
    const entered = { ...input, marketingAgreement: true };
    expect(await store.save({ event, key: keyOf("one") }, entered, { now: LATER, mayChange: false })).toBe("KEPT");
    expect(await all(store, event)).toEqual(before);
  });

  test("one is removed, and all are", async () => {
    await store.remove(event, keyOf("eight"));
    await store.remove(event, keyOf("never-was"));
    expect(await all(store, event)).toHaveLength(1);
    await store.forget(event);
    expect(await all(store, event)).toEqual([]);
  });
});

test("more than one page is listed and forgotten", async () => {
  const store = createFirestoreParticipations(firestoreOf(url));
  await Promise.all(Array.from({ length: 650 }, (_, index) => save(store, "pages", keyOf(`p${index}`), input, NOW)));
  expect(await all(store, "pages")).toHaveLength(650);
  await store.forget("pages");
  expect(await all(store, "pages")).toEqual([]);
  await store.close();
});

test("somebody else's key signs nobody in, and nothing is stored", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forged = new Secret(privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"));
  const store = createFirestoreParticipations({ ...firestoreOf(url), privateKey: forged });
  await expect(save(store, "forged", keyOf("x"), input, NOW)).rejects.toThrow();
  await store.close();
});

test("a Firebase that does not answer is given up", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const store = createFirestoreParticipations(firestoreOf(`http://127.0.0.1:${port}`, 300));
  await expect(save(store, "silent", keyOf("x"), input, NOW)).rejects.toThrow("did not answer in time");
  await store.close();
  silent.close();
});

test("a session that runs out is renewed by the SDK", async () => {
  const short = createSandbox({ portoneWebhookUrl: null, firebaseSessionSeconds: 1 });
  const store = createFirestoreParticipations(firestoreOf(await short.listen({ host: "127.0.0.1", port: 0 })));
  expect(await save(store, "renewed", keyOf("x"), input, NOW)).toBe("CREATED");
  await pause(1_100);
  expect(await save(store, "renewed", keyOf("x"), input, NOW)).toBe("UPDATED");
  await store.close();
  await short.close();
});
