import { readFileSync } from "node:fs";
import { benefitCodeKey } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const FILE = new URL("./migrations/0072_benefit-conditions.sql", import.meta.url);
const steps = readFileSync(FILE, "utf8").split("--> statement-breakpoint");

/** Runs the steps of the migration that have this in them once more. */
async function runAgain(...parts: string[]): Promise<void> {
  const meant = steps.filter((one) => parts.some((part) => one.includes(part)));
  expect(meant).toHaveLength(parts.length);
  for (const one of meant) await t.deps.sql.unsafe(one);
}

const insert = async (code: string, name: string, day: number, type = "COUPON"): Promise<string> => {
  const [row] = await t.deps.sql<{ id: string }[]>`
    insert into benefits (code, name, benefit_type, discount_cost, start_at, end_at, created_at) values (${code}, ${name},
      ${type}, 1000, now(), now() + interval '1 day', now() + make_interval(days => ${day})) returning id`;
  return row?.id ?? "";
};

test("the names of before give each benefit its condition", async () => {
  const names: Readonly<Record<string, string>> = {
    "첫 수강 축하": "FIRST",
    "가을 재등록": "RETURNING",
    형제자매: "SIBLING",
    "[11월] 쿠팡와우 카드할인": "CARD",
    기말응원: "NONE",
  };
  const ids = await Promise.all(Object.keys(names).map((name, at) => insert(`NAME-${at}`, name, 0)));
  const referral = await insert("WXYZWXYZ", "추천코드", 0, "REFERRAL");
  await runAgain('UPDATE "benefits" SET "condition"');
  const conditionOf = async (id: string) =>
    (await t.deps.sql<{ condition: string }[]>`select condition from benefits where id = ${id}`)[0]?.condition;
  expect(await Promise.all(ids.map(conditionOf))).toEqual(Object.values(names));
  expect(await conditionOf(referral)).toBe("FIRST");
});

test("of codes that are the same now the older keeps its own, the newer get a figure, and staff is told", async () => {
  const { sql } = t.deps;
  await sql`drop index benefits_one_per_code_key`;
  const ids = [
    await insert("spring27", "둘째", 2),
    await insert("SPRING-27", "첫째", 1),
    await insert("Spring 27", "셋째", 3),
    await insert("SPRING272", "다른 것", 4),
    await insert("가을", "하나", 1),
  ];
  await runAgain("DO $$", "CREATE UNIQUE INDEX");
  const codes = await sql<{ id: string; code: string }[]>`select id, code from benefits where id in ${sql(ids)}`;
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  expect(ids.map((id) => codeOf.get(id))).toEqual(["spring27-3", "SPRING-27", "Spring 27-4", "SPRING272", "가을"]);
  const told =
    await sql`select target_id as id, detail from audit_logs where action = 'benefit.changed' order by audit_logs.id`;
  expect(told).toEqual([
    { id: ids[0], detail: { before: { code: "spring27" }, after: { code: "spring27-3" } } },
    { id: ids[2], detail: { before: { code: "Spring 27" }, after: { code: "Spring 27-4" } } },
  ]);
});

test("the database reads codes as the domain does", async () => {
  const odd = [
    "ab-cd",
    " aB\u200bcd2 ",
    "ＡＢ－ｃｄ３",
    "기말 응원2".normalize("NFD"),
    "ab\u2013cd\u22124",
    "ab\ufeffcd\t5",
  ];
  for (const code of odd) {
    const id = await insert(code, "이상한 글자", 0);
    const [row] = await t.deps.sql`select code_key from benefits where id = ${id}`;
    expect(row?.code_key).toBe(benefitCodeKey(code));
  }
});
