import { isDeepStrictEqual } from "node:util";
import { desc } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { levelTestForms, levelTestItems } from "../db/schema/index.ts";
import type { LevelTestFile } from "./read-level-tests.ts";
import { upsert } from "./upsert.ts";

type ItemRow = typeof levelTestItems.$inferInsert;

/**
 * Forms and items of the level tests. An item that reads differently than its newest version becomes a new one, so that what
 * was answered stays as it was; what staff retired stays retired until it is corrected.
 */
export async function writeLevelTests(db: Queryable, files: readonly LevelTestFile[]): Promise<void> {
  const known = await newestItems(db);
  const added: ItemRow[] = [];
  const forms = files.map((file) => ({
    id: file.id,
    subject: file.subject,
    level: file.level,
    form: file.form,
    items: file.items.map((item) => {
      const row = toRow(file.id, item);
      const before = known.get(item.id);
      if (before && isDeepStrictEqual(before.content, row)) return { id: item.id, version: before.version };
      const version = (before?.version ?? 0) + 1;
      added.push({ ...row, version });
      return { id: item.id, version };
    }),
  }));
  if (added.length > 0) await db.insert(levelTestItems).values(added);
  await upsert(db, levelTestForms, forms, levelTestForms.id);
}

function toRow(formId: string, item: LevelTestFile["items"][number]): Omit<ItemRow, "version"> {
  const { id, unit, points, stem, passage = null, figure = null, answer, explanation } = item;
  const options = item.options.map(({ text, reason = null }) => ({ text, reason }));
  return { id, formId, unit, points, stem, passage, figure, options, answer, explanation };
}

async function newestItems(db: Queryable) {
  const rows = await db
    .selectDistinctOn([levelTestItems.id])
    .from(levelTestItems)
    .orderBy(levelTestItems.id, desc(levelTestItems.version));
  return new Map(
    rows.map(({ version, retiredAt: _retiredAt, createdAt: _createdAt, ...content }) => [
      content.id,
      { version, content },
    ]),
  );
}
