import type { Logger } from "pino";
import type { Database, Sql } from "../../db/client.ts";
import { applyTutorChange, knownVersion, type TutorMemory, toMemory } from "./apply-tutor-change.ts";
import { findRecentChanges } from "./index-repository.ts";
import { loadTutorIndex } from "./load-tutor-index.ts";
import type { TutorSearch } from "./rank-tutor.ts";
import { readChangedTutors } from "./read-changed-tutor.ts";
import { countMemory, searchMemory } from "./search-memory.ts";
import { selectTutors } from "./select-tutors.ts";
import { type TutorWatch, watchTutors } from "./watch-tutors.ts";

/** Every search looks at all changed tutors of its list, so the index is built anew before they are many. */
const MOST_CHANGED = 2_000;
const RETRY_MS = 5_000;
/** Tutors read again by one statement. */
const BATCH = 500;
/** A change carries the time at which its transaction began; none lasts longer than this. */
const LONGEST_CHANGE_MS = 60_000;

/** The search of tutors: PostgreSQL is the truth, the index in memory answers as long as it hears of changes (product §7). */
export function createTutorSearch(db: Database, sql: Sql, logger: Logger): TutorSearch {
  const postgres = selectTutors(db);
  let memory: TutorMemory | null = null;
  let watch: TutorWatch | null = null;
  let retry: NodeJS.Timeout | undefined;
  let running = false;
  let building: Promise<void> | null = null;
  let lookedAt = performance.now();
  let refreshing: Promise<void> = Promise.resolve();
  /** Changed and not read yet. */
  const waiting = new Set<number>();
  /** Changed while an index is built. */
  const missed = new Set<number>();

  const ready = () => (memory && watch?.isAlive() ? memory : null);

  function hear(tutorId: number): void {
    if (building) missed.add(tutorId);
    waiting.add(tutorId);
    refreshSoon();
  }

  /** One reading at a time, in the order of the changes: an older row never replaces a newer one. */
  function refreshSoon(): Promise<void> {
    refreshing = refreshing.then(async () => {
      try {
        if (memory) await refresh(memory, waiting);
      } catch (error) {
        logger.warn({ err: error }, "a changed tutor could not be read, will try again");
      }
    });
    return refreshing;
  }

  async function refresh(target: TutorMemory, ids: Set<number>): Promise<void> {
    while (ids.size > 0) {
      const batch = [...ids].slice(0, BATCH);
      for (const id of batch) ids.delete(id);
      try {
        const found = await readChangedTutors(db, batch);
        for (const id of batch) applyTutorChange(target, id, found.get(id) ?? null);
      } catch (error) {
        for (const id of batch) ids.add(id);
        throw error;
      }
    }
  }

  /** A lost notification heals here: whoever was changed lately and is known differently is read again. */
  async function lookForMissed(): Promise<void> {
    const current = memory;
    if (!current) return;
    const now = performance.now();
    const seconds = (now - lookedAt + LONGEST_CHANGE_MS) / 1_000;
    for (const { id, version } of await findRecentChanges(db, seconds)) {
      if (knownVersion(current, id) !== Number(version)) hear(id);
    }
    await refreshSoon();
    lookedAt = now;
    if (current.changed.size > MOST_CHANGED) build();
  }

  function build(): void {
    building ??= buildAnew()
      .catch((error: unknown) => {
        logger.error({ err: error }, "the index of tutors could not be built, PostgreSQL answers");
        if (running && !memory) retry = setTimeout(build, RETRY_MS).unref();
      })
      .finally(() => {
        building = null;
      });
  }

  async function buildAnew(): Promise<void> {
    missed.clear();
    const startedAt = performance.now();
    const next = toMemory(await loadTutorIndex(db));
    await refresh(next, missed);
    memory = next;
    lookedAt = startedAt;
    const { index } = next;
    const facts = { tutors: index.tutors.profiles.length, lists: index.lists.size };
    logger.info({ ...facts, ms: Math.round(performance.now() - startedAt) }, "index of tutors built");
  }

  async function startWatching(): Promise<void> {
    try {
      watch = await watchTutors(sql, logger, { onChange: hear, onTick: lookForMissed });
      if (running) build();
      else await watch.stop();
    } catch (error) {
      logger.warn({ err: error }, "changes of tutors cannot be heard, PostgreSQL answers");
      if (running) retry = setTimeout(() => void startWatching(), RETRY_MS).unref();
    }
  }

  return {
    async top(wish, options) {
      const current = ready();
      return current ? searchMemory(current, wish, options) : postgres.top(wish, options);
    },
    async count(wish) {
      const current = ready();
      return current ? countMemory(current, wish) : postgres.count(wish);
    },
    isReady: () => ready() !== null,
    start() {
      running = true;
      void startWatching();
    },
    async stop() {
      running = false;
      clearTimeout(retry);
      await watch?.stop();
      await building;
      await refreshing;
    },
  };
}
