import { highSchoolTypeOf, parseSchoolLevel, type SchoolLevel } from "@pkg/domain";
import { eq, sql } from "drizzle-orm";
import type { RegisteredSchool, SchoolRegister } from "../adapters/schools/port.ts";
import type { Database, Queryable } from "../db/client.ts";
import { importProgress } from "../db/schema/index.ts";

const NAME = "schools";

export interface ImportProgress {
  readonly page: number;
  /** Schools written by this run. */
  readonly written: number;
  /** Schools of the whole register. */
  readonly total: number;
}

/**
 * Copies the register of schools, a page a transaction: new schools are added, known ones brought up to date, none removed,
 * because students refer to them. A run that was interrupted continues at its page.
 * @returns the schools written
 */
export async function importSchools(
  db: Database,
  register: SchoolRegister,
  onProgress: (progress: ImportProgress) => void,
): Promise<number> {
  const [left] = await db.select().from(importProgress).where(eq(importProgress.name, NAME));
  let written = 0;
  for (let page = left?.nextPage ?? 1; ; page++) {
    const { total, schools } = await register.readPage(page);
    if (schools.length === 0) break;
    await db.transaction(async (tx) => {
      await writePage(tx, schools);
      await saveProgress(tx, { nextPage: page + 1, finishedAt: null });
    });
    written += schools.length;
    onProgress({ page, written, total });
  }
  await saveProgress(db, { nextPage: 1, finishedAt: new Date() });
  return written;
}

async function saveProgress(db: Queryable, progress: { nextPage: number; finishedAt: Date | null }): Promise<void> {
  await db
    .insert(importProgress)
    .values({ name: NAME, ...progress })
    .onConflictDoUpdate({ target: importProgress.name, set: progress });
}

async function writePage(db: Queryable, schools: readonly RegisteredSchool[]): Promise<void> {
  const rows = [...new Map(schools.map((school) => [school.code, toRow(school)])).values()];
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as input(code text, name text, level text, region text, address text, high_school_type text)`;
  // A bundled school keeps its id: same name and level in the district that its address names.
  await db.execute(sql`
    update schools set code = input.code from ${input}
    where schools.code is null and schools.name = input.name and schools.level = input.level
      and starts_with(input.address, schools.address || ' ')
      and not exists (select from schools known where known.code = input.code)`);
  await db.execute(sql`
    insert into schools (id, code, name, level, region, address, high_school_type)
    select (select coalesce(max(id), 0) from schools) + row_number() over (), code, name, level, region, address, high_school_type
    from ${input}
    on conflict (code) do update set name = excluded.name, level = excluded.level, region = excluded.region,
      address = excluded.address, high_school_type = excluded.high_school_type`);
}

function toRow({ code, name, kind, region, address, highSchoolKind, isPrivate }: RegisteredSchool) {
  const level = levelOf(kind, name);
  return {
    code,
    name,
    level,
    region,
    address,
    high_school_type: level === "HIGH" ? highSchoolTypeOf({ name, kind: highSchoolKind, isPrivate }) : null,
  };
}

/** By the kind of school; where that names no level (특수학교), by the name, else high school. */
function levelOf(kind: string, name: string): SchoolLevel {
  for (const text of [kind, name]) {
    const level = parseSchoolLevel(text);
    if (level !== "MIDDLE_AND_HIGH") return level;
  }
  return "HIGH";
}
