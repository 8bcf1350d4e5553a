import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openDatabase } from "@app/api/db/client.ts";
import { UNIVERSITIES } from "@app/api/import/write-schools.ts";
import { streamTutors } from "@app/api/seed/generate-tutors.ts";

const TUTOR_COLUMNS =
  "id, name, phone_number, gender, tier, university_id, major, major_group, track, admission_type, styles, teaching_years, introduction, capacity, active_students, week_bits, created_at, updated_at";
/** Older than a minute: otherwise all tutors count as just changed. */
const LONG_AGO = "2026-01-01";

/** Replaces the seeded tutors and their postings with generated ones, as an import would. */
export async function fillDatabase(databaseUrl: string, count: number): Promise<void> {
  const { sql, close } = openDatabase(databaseUrl, { max: 1, isPatient: true });
  // One connection without foreign keys and triggers: search rows are written at the end, followed by their index.
  await sql`set session_replication_role = replica`;
  await sql`truncate tutors, tutor_subjects, tutor_postings, tutor_records cascade`;
  const [index] = await sql<
    { definition: string }[]
  >`select pg_get_indexdef('tutor_postings_search'::regclass) as definition`;
  await sql`drop index tutor_postings_search`;
  await pipeline(
    Readable.from(tutorLines(count)),
    await sql.unsafe(`copy tutors (${TUTOR_COLUMNS}) from stdin`).writable(),
  );
  await pipeline(
    Readable.from(subjectLines(count)),
    await sql`copy tutor_subjects (tutor_id, subject_detail_key, confidence) from stdin`.writable(),
  );
  await sql`set work_mem = '256MB'`;
  await sql`set maintenance_work_mem = '1GB'`;
  await sql`analyze tutors, tutor_subjects`;
  await sql`select rebuild_search_rows()`;
  await sql.unsafe(index?.definition ?? "");
  for (const table of ["tutors", "tutor_subjects", "tutor_postings", "tutor_records"])
    await sql.unsafe(`vacuum analyze ${table}`);
  await close();
}

function* tutorLines(count: number): Generator<string> {
  for (const { tutor: t } of streamTutors(count, UNIVERSITIES)) {
    const values = [t.id, t.name, t.phoneNumber, t.gender, t.tier, t.universityId, t.major, t.majorGroup, t.track];
    const more = [t.admissionType, `{${t.styles}}`, t.teachingYears, t.introduction, t.capacity, t.activeStudents];
    yield `${[...values, ...more, t.weekBits, LONG_AGO, LONG_AGO].join("\t")}\n`;
  }
}

function* subjectLines(count: number): Generator<string> {
  for (const { subjects } of streamTutors(count, UNIVERSITIES)) {
    yield subjects.map((row) => `${row.tutorId}\t${row.subjectDetailKey}\t${row.confidence}\n`).join("");
  }
}
