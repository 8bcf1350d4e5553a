import { CONSENT_VERSION } from "@pkg/domain";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createDatabaseCopy } from "../../test/test-server.ts";
import { openDatabase } from "../db/client.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { DEMO_PEOPLE } from "./demo-people.ts";
import { seedDatabase } from "./run.ts";

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const TABLES = [
  "products",
  "subjects",
  "subject_details",
  "tablets",
  "schools",
  "universities",
  "tutors",
  "tutor_subjects",
  "reviews",
];

/** One hash of everything that seeding must not change. */
async function fingerprint(): Promise<string[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const [row] = await opened.sql.unsafe(
        `select md5(string_agg(to_jsonb(x)::text, '' order by to_jsonb(x)::text)) as hash from ${table} x`,
      );
      return `${table} ${row?.hash}`;
    }),
  );
}

test("seeding again, and by several processes at once, changes nothing", async () => {
  const before = await fingerprint();
  await Promise.all([seedDatabase(database.url), seedDatabase(database.url), migrateDatabase(database.url)]);
  expect(await fingerprint()).toEqual(before);
});

test("demo people agreed to the terms of now that are their own", async () => {
  const { sql } = opened;
  const versions = await sql`select distinct version from consents where user_id like 'demo-%'`;
  expect(versions.map(({ version }) => version)).toEqual([CONSENT_VERSION]);
  const own = await sql`select user_id || ' ' || key as own from consents
    where user_id in ('demo-student', 'demo-parent', 'demo-tutor') and key like '%_TERMS' order by 1`;
  expect(own.map((row) => row.own)).toEqual([
    "demo-parent TUTOR_TERMS",
    "demo-student STUDENT_TERMS",
    "demo-tutor TEACHING_TERMS",
  ]);
});

test("what people and operators changed stays", async () => {
  const { sql } = opened;
  await sql`update products set available = false where id = 1122100`;
  await sql`update tablets set ongoing = false where type = 'IPAD_9'`;
  await sql`update web_features set available = true, variant = 'b' where name = 'app-banner'`;
  await sql`update users set name = '바꾼이름' where id = 'demo-student'`;
  await sql`update benefits set used_count = 3 where code = '기말응원'`;
  await sql`update benefits set discount_rate = 7, updated_at = now() where code = '형제자매'`;
  await sql`update tutors set introduction = '바꾼 소개', is_open = false where id = 1001`;
  await sql`update tutors set is_open = false where id = 1`;
  await sql`delete from tutor_subjects where tutor_id = 1001 and subject_detail_key = 'SCIENCE_M3'`;
  await seedDatabase(database.url);
  const own =
    await sql`select introduction, is_open as open, (select count(*)::int from tutor_subjects where tutor_id = 1001
    and subject_detail_key = 'SCIENCE_M3') as science from tutors where id = 1001`;
  expect(own).toEqual([{ introduction: "바꾼 소개", open: false, science: 0 }]);
  expect(await sql`select is_open as open from tutors where id = 1`).toEqual([{ open: false }]);
  const [row] = await sql`select
    (select available from products where id = 1122100) as product, (select ongoing from tablets where type = 'IPAD_9') as tablet,
    (select variant from web_features where name = 'app-banner') as variant, (select name from users where id = 'demo-student') as name,
    (select used_count from benefits where code = '기말응원') as used,
    (select discount_rate from benefits where code = '형제자매') as rate`;
  expect(row).toEqual({ product: false, tablet: false, variant: "b", name: "바꾼이름", used: 3, rate: 7 });
});

test("an old price comes back, since prices are data of the catalogue", async () => {
  await opened.sql`update products set final_cost = 1 where id = 1122200`;
  await seedDatabase(database.url);
  const [row] = await opened.sql`select final_cost from products where id = 1122200`;
  expect(row?.final_cost).toBe(816_960);
});

test("every detail that a tutor teaches is one that is sold, and no expert teaches what experts don't", async () => {
  const [row] = await opened.sql`
    select count(*) filter (where d.key is null or not d.purchasable)::int as unknown,
      count(*) filter (where t.tier = 'EXPERT' and d.subject_key in ('KOREAN', 'SCIENCE', 'SOCIAL'))::int as forbidden,
      count(distinct t.id) filter (where position('1' in t.week_bits::text) = 0)::int as never_free
    from tutors t join tutor_subjects s on s.tutor_id = t.id left join subject_details d on d.key = s.subject_detail_key`;
  expect(row).toEqual({ unknown: 0, forbidden: 0, never_free: 0 });
});

test("the demo people are complete: two students of the parent, one under 14, and two tutors", () => {
  expect(DEMO_PEOPLE.map(({ key }) => key)).toEqual([
    "student",
    "parent",
    "tutor",
    "expert",
    "applicant",
    "operator",
    "finance",
  ]);
  expect(DEMO_PEOPLE.find(({ key }) => key === "parent")?.students).toHaveLength(2);
});

test("production is refused: the demo password is public", async () => {
  vi.stubEnv("NODE_ENV", "production");
  try {
    await expect(seedDatabase(database.url)).rejects.toThrow("refused in production");
  } finally {
    vi.unstubAllEnvs();
  }
});
