import type { Logger } from "pino";
import type { Database, Sql } from "../../../db/client.ts";
import { loadTutorIndex, loadTutors } from "./load-tutor-index.ts";
import { applyTutorChange, knownVersion, type TutorMemory, toMemory } from "./memory/apply-tutor-change.ts";
import { findRecentChanges } from "./postgres/record-repository.ts";
import { type TutorWatch, watchTutors } from "./postgres/watch-tutors.ts";

/** Every search reads all changed tutors of its list, so the index is built again before they are many. */
const MOST_CHANGED = 2_000;
const RETRY_MS = 5_000;
/** Tutors read again by one statement. */
const BATCH = 500;
/** A version can be this much older than its commit. */
const LONGEST_CHANGE_MS = 60_000;

export interface SyncedMemory {
  /** The memory; null until it is built, and while notifications do not arrive. */
  current(): TutorMemory | null;
  start(): void;
  stop(): Promise<void>;
}

/** Keeps an index in memory in step with PostgreSQL: builds it, applies changes, and builds it again when they are many. */
export function syncMemory(db: Database, sql: Sql, logger: Logger): SyncedMemory {
  let memory: TutorMemory | null = null;
  let watch: TutorWatch | null = null;
  let retry: NodeJS.Timeout | undefined;
  let running = false;
  let building: Promise<void> | null = null;
  let comparedAt = performance.now();
  let applying: Promise<void> = Promise.resolve();
  /** Changed tutors that are not read yet, and those that changed while an index is built. */
  const waiting = new Set<number>();
  const missedByBuild = new Set<number>();

  function onChange(tutorId: number): void {
    if (building) missedByBuild.add(tutorId);
    waiting.add(tutorId);
    void applyWaiting();
  }

  /** One reading at a time, in the order of the changes: an older row never replaces a newer one. */
  function applyWaiting(): Promise<void> {
    applying = applying.then(async () => {
      try {
        if (memory) await applyChanges(db, memory, waiting);
      } catch (error) {
        logger.warn({ err: error }, "a changed tutor could not be read, will try again");
      }
    });
    return applying;
  }

  async function onTick(): Promise<void> {
    if (!memory) return;
    const current = memory;
    const now = performance.now();
    for (const id of await findMissed(db, current, now - comparedAt)) onChange(id);
    await applyWaiting();
    comparedAt = now;
    if (current.changed.size > MOST_CHANGED) build();
  }

  function build(): void {
    building ??= replaceMemory()
      .catch((error: unknown) => {
        logger.error({ err: error }, "the index of tutors could not be built, PostgreSQL answers");
        if (running && !memory) retry = setTimeout(build, RETRY_MS).unref();
      })
      .finally(() => {
        building = null;
      });
  }

  async function replaceMemory(): Promise<void> {
    missedByBuild.clear();
    const startedAt = performance.now();
    const next = toMemory(await loadTutorIndex(db));
    await applyChanges(db, next, missedByBuild);
    memory = next;
    comparedAt = startedAt;
    const facts = { tutors: next.index.tutors.traits.length, lists: next.index.lists.size };
    logger.info({ ...facts, ms: Math.round(performance.now() - startedAt) }, "index of tutors built");
  }

  async function startWatching(): Promise<void> {
    try {
      watch = await watchTutors(sql, logger, { onChange, onTick });
      if (running) build();
      else await watch.stop();
    } catch (error) {
      logger.warn({ err: error }, "the search cannot listen for changed tutors, PostgreSQL answers");
      if (running) retry = setTimeout(() => void startWatching(), RETRY_MS).unref();
    }
  }

  return {
    current: () => (watch?.isAlive() ? memory : null),
    start() {
      running = true;
      void startWatching();
    },
    async stop() {
      running = false;
      clearTimeout(retry);
      await watch?.stop();
      await building;
      await applying;
    },
  };
}

/** Reads tutors again and empties the set; tutors that could not be read stay in it. */
async function applyChanges(db: Database, memory: TutorMemory, ids: Set<number>): Promise<void> {
  while (ids.size > 0) {
    const batch = [...ids].slice(0, BATCH);
    for (const id of batch) ids.delete(id);
    try {
      const found = await loadTutors(db, batch);
      for (const id of batch) applyTutorChange(memory, id, found.get(id) ?? null);
    } catch (error) {
      for (const id of batch) ids.add(id);
      throw error;
    }
  }
}

/**
 * The tutors whose notification was lost: changed lately, and known with another version. A tutor without room has none, and is
 * read again as long as the change is recent.
 */
async function findMissed(db: Database, memory: TutorMemory, sinceMs: number): Promise<number[]> {
  const recent = await findRecentChanges(db, (sinceMs + LONGEST_CHANGE_MS) / 1_000);
  return recent.filter(({ id, version }) => knownVersion(memory, id) !== Number(version)).map(({ id }) => id);
}
