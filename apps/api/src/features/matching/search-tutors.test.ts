import { matchScore } from "@pkg/domain";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { changeTutor } from "../../../test/matching/change-tutor.ts";
import { type OracleTutor, oracleRanked, oracleTop } from "../../../test/matching/oracle.ts";
import { randomWish } from "../../../test/matching/random-wish.ts";
import { insertTutors, readTutors } from "../../../test/matching/tutor-tables.ts";
import { createDatabaseCopy } from "../../../test/test-server.ts";
import { openDatabase } from "../../db/client.ts";
import { createRandom } from "../../db/seed/random.ts";
import type { TopOptions } from "./rank-tutor.ts";
import { selectTutors } from "./select-tutors.ts";

const TUTORS = 3_000;
const WISHES = 300;

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  opened = openDatabase(database.url);
  await insertTutors(opened.db, TUTORS);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const random = createRandom(7);

/** Some without conditions, some without the best ones, some among a few. */
function randomOptions(found: readonly number[]): TopOptions {
  const limit = random.pick([1, 3, 10, 10, 10, 50]);
  const kind = random.next();
  if (kind < 0.5) return { limit };
  const some = new Set(random.sample(found, random.int(0, 20)));
  return kind < 0.75 ? { limit, excluded: some } : { limit, only: some };
}

/** Checks every search against the oracle. @returns how many wishes found somebody */
async function compare(tutors: readonly OracleTutor[], wishes: number): Promise<number> {
  const searches = [selectTutors(opened.db)];
  let answered = 0;
  for (let done = 0; done < wishes; done++) {
    const wish = randomWish(random);
    const all = oracleRanked(tutors, wish);
    const options = randomOptions(all.slice(0, 40).map(({ tutorId }) => tutorId));
    const expected = oracleTop(all, options);
    if (all.length > 0) answered++;
    for (const search of searches) {
      expect(await search.count(wish)).toBe(all.length);
      const found = await search.top(wish, options);
      expect(found.map(({ tutorId, score }) => [tutorId, score])).toEqual(
        expected.map(({ tutorId, score }) => [tutorId, score]),
      );
      for (const { tutor, score } of found) {
        expect(matchScore(wish, tutor)).toMatchObject({ eligible: true, score, blocks: [] });
      }
    }
  }
  return answered;
}

test("every search finds exactly who the oracle finds, in its order", { timeout: 120_000 }, async () => {
  const answered = await compare(await readTutors(opened.db), WISHES);
  expect(answered).toBeGreaterThan(WISHES / 2);
});

test("also after edited weeks, lessons, pauses, capacities, profiles and subjects", { timeout: 120_000 }, async () => {
  for (let edits = 0; edits < 300; edits++) {
    await changeTutor(opened.db, random.int(1, TUTORS), random);
  }
  const answered = await compare(await readTutors(opened.db), WISHES);
  expect(answered).toBeGreaterThan(WISHES / 2);
});
