import { CONFIDENCE_POINTS, MATCH_PART_LIMITS } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/client.ts";
import {
  type ArrangedTutors,
  arrangeTutors,
  buildList,
  findSlots,
  listKey,
  profileNumber,
  setWeek,
  type TutorColumns,
  type TutorIndex,
  type TutorList,
  tutorColumns,
} from "./build-tutor-index.ts";
import { WEEK_BYTES } from "./count-room.ts";
import {
  findLists,
  type ListName,
  PAGE_ROW_BYTES,
  type PostingRun,
  readPostingRuns,
  readTutorPage,
} from "./index-repository.ts";

const PAGE = 20_000;
/** Lists that are read by one statement. */
const LISTS = 8;
const STATIC_LIMIT = CONFIDENCE_POINTS.VERY_HIGH + MATCH_PART_LIMITS.load;

/** Reads the whole index from PostgreSQL as of one moment, page by page, so that requests are answered in between. */
export async function loadTutorIndex(db: Database): Promise<TutorIndex> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const tutors = await loadTutors(tx);
      return { tutors, lists: await loadLists(tx, tutors), isDead: new Uint8Array(tutors.sortedIds.length) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function loadTutors(db: Queryable): Promise<ArrangedTutors> {
  const pages: Buffer[] = [];
  for (let afterId = -1; ; ) {
    const page = await readTutorPage(db, afterId, PAGE);
    if (!page) break;
    pages.push(page);
    afterId = page.readInt32BE(page.length - PAGE_ROW_BYTES);
  }
  const tutors = tutorColumns(pages.reduce((count, page) => count + page.length / PAGE_ROW_BYTES, 0));
  let slot = 0;
  for (const page of pages) {
    for (let at = 0; at < page.length; at += PAGE_ROW_BYTES) readRow(tutors, slot++, page, at);
  }
  return arrangeTutors(tutors);
}

function readRow(tutors: TutorColumns, slot: number, page: Buffer, at: number): void {
  tutors.ids[slot] = page.readInt32BE(at);
  tutors.profiles[slot] = profileNumber(page.readInt16BE(at + 4), page.readInt16BE(at + 6));
  tutors.activeStudents[slot] = page.readInt16BE(at + 8);
  tutors.capacities[slot] = page.readInt16BE(at + 10);
  tutors.versions[slot] = Number(page.readBigInt64BE(at + 12));
  setWeek(tutors, slot, page.subarray(at + PAGE_ROW_BYTES - WEEK_BYTES, at + PAGE_ROW_BYTES));
}

async function loadLists(db: Queryable, tutors: ArrangedTutors): Promise<Map<string, TutorList>> {
  const names = await findLists(db);
  const lists = new Map<string, TutorList>();
  for (let at = 0; at < names.length; at += LISTS) {
    const some = names.slice(at, at + LISTS);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) break;
    const runs = await readPostingRuns(db, first, last);
    for (const name of some) lists.set(listKey(name.rank, name.subjectDetail), toList(tutors, name, runs));
  }
  return lists;
}

function toList(tutors: ArrangedTutors, { subjectDetail, rank }: ListName, runs: readonly PostingRun[]): TutorList {
  const own = runs.filter((run) => run.subjectDetail === subjectDetail && run.rank === rank);
  const count = own.reduce((sum, { tutorIds }) => sum + tutorIds.length / 4, 0);
  const slots = new Int32Array(count);
  const staticPoints = new Uint8Array(count);
  let at = 0;
  for (const { missingPoints, tutorIds } of own) {
    const found = findSlots(
      tutors,
      Int32Array.from({ length: tutorIds.length / 4 }, (_, n) => tutorIds.readInt32BE(n * 4)),
    );
    slots.set(found, at);
    staticPoints.fill(STATIC_LIMIT - missingPoints, at, at + found.length);
    at += found.length;
  }
  return buildList(tutors, slots.subarray(0, at), staticPoints.subarray(0, at));
}
