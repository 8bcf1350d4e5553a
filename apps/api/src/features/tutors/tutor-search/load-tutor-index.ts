import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client.ts";
import {
  type ArrangedTutors,
  arrangeTutors,
  buildList,
  type TutorIndex,
  type TutorList,
} from "./memory/build-tutor-index.ts";
import { readColumns, readMembers, readRecords, type TutorRecord } from "./memory/read-records.ts";
import { findDetailKeys, readRecordPage, readRecordsOf } from "./postgres/record-repository.ts";

const PAGE = 20_000;

/** Reads the whole index from PostgreSQL as of one moment; requests are answered between its steps. */
export async function loadTutorIndex(db: Database): Promise<TutorIndex> {
  const { tutors, members } = await loadMembers(db);
  const lists = new Map<string, TutorList>();
  for (const [key, own] of members) {
    // Memory is given back as soon as it can be.
    members.delete(key);
    lists.set(key, buildList(tutors, own));
    await setImmediate();
  }
  return { tutors, lists, isStale: new Uint8Array(tutors.traits.length) };
}

/** Some tutors as they are now; tutors without room for a student are missing. */
export async function loadTutors(db: Queryable, ids: readonly number[]): Promise<Map<number, TutorRecord>> {
  const tutors = readRecords(await readRecordsOf(db, ids), await findDetailKeys(db));
  return new Map(tutors.map((tutor) => [tutor.id, tutor]));
}

async function loadMembers(db: Database): Promise<{ tutors: ArrangedTutors; members: Map<string, Int32Array> }> {
  const { pages, details } = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return { pages: await readPages(tx), details: await findDetailKeys(tx) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const tutors = arrangeTutors(readColumns(pages));
  await setImmediate();
  return { tutors, members: readMembers(pages, tutors, details) };
}

async function readPages(db: Queryable): Promise<Buffer[]> {
  const pages: Buffer[] = [];
  for (let afterId = -1; ; ) {
    const page = await readRecordPage(db, afterId, PAGE);
    if (!page) return pages;
    pages.push(page.records);
    afterId = page.lastId;
  }
}
