import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./migrations/", import.meta.url);
const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
  readFileSync(new URL("meta/_journal.json", folder), "utf8"),
);

test("each migration stands in the journal, in the order of its number: what is missing there never reaches a database", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  expect(journal.entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(journal.entries.map(({ idx }) => idx));
});

test("each migration is younger than the one before: an older one is skipped where that one has run", () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});
