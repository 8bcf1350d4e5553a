import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { createDatabaseCopy } from "../../test/test-server.ts";
import { createNeisRegister } from "../adapters/schools/neis.ts";
import { openDatabase } from "../db/client.ts";
import { Secret } from "../secrets/secret.ts";
import { importCatalogue } from "./run.ts";

const PAGE_SIZE = 2;
const KEY = "neis-key-of-the-test";

type Row = Record<string, string | null>;
const school = (code: string, name: string, region: string, address: string, more: Row = {}): Row => ({
  ATPT_OFCDC_SC_CODE: "J10",
  SD_SCHUL_CODE: code,
  SCHUL_NM: name,
  SCHUL_KND_SC_NM: name.replace(/^.*(초등학교|중학교|고등학교)$/, "$1"),
  LCTN_SC_NM: region,
  ORG_RDNMA: address,
  FOND_SC_NM: "공립",
  HS_SC_NM: null,
  ...more,
});

const REGISTER: Row[] = [
  school("7530560", "서현고등학교", "경기도", "경기도 성남시 분당구 서현로 237", { HS_SC_NM: "일반고" }),
  school("7010001", "나란고등학교", "서울특별시", "서울특별시 강남구 나란로 1", {
    HS_SC_NM: "자율고",
    FOND_SC_NM: "사립",
  }),
  school("7010002", "나란초등학교", "서울특별시", "서울특별시 강남구 나란로 2"),
  school("7010003", "나란학교", "서울특별시", "서울특별시 강남구 나란로 3", { SCHUL_KND_SC_NM: "특수학교" }),
  school("7010004", "나란중학교", "서울특별시", "서울특별시 강남구 나란로 4"),
];

/** A NEIS with these rows; `failsAt` breaks the connection at that page. */
const neis = { rows: REGISTER, failsAt: 0, pages: [] as number[] };
const server = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://neis");
  const page = Number(url.searchParams.get("pIndex"));
  const answer = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  neis.pages.push(page);
  if (url.searchParams.get("KEY") !== KEY) return answer({ RESULT: { CODE: "ERROR-290", MESSAGE: "인증키" } });
  if (page === neis.failsAt) return response.destroy();
  const size = Number(url.searchParams.get("pSize"));
  const row = neis.rows.slice((page - 1) * size, page * size);
  if (row.length === 0) return answer({ RESULT: { CODE: "INFO-200", MESSAGE: "해당하는 데이터가 없습니다." } });
  const head = [{ list_total_count: neis.rows.length }, { RESULT: { CODE: "INFO-000", MESSAGE: "정상" } }];
  return answer({ schoolInfo: [{ head }, { row }] });
});

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  server.close();
});
beforeEach(() => {
  Object.assign(neis, { rows: REGISTER, failsAt: 0, pages: [] });
});

const run = (key = KEY) => {
  const register = createNeisRegister({
    apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: new Secret(key),
    pageSize: PAGE_SIZE,
    timeoutMs: 5_000,
  });
  const onProgress = vi.fn();
  return { onProgress, done: importCatalogue({ databaseUrl: database.url, register, onProgress }) };
};
const schoolOf = async (code: string) => (await opened.sql`select * from schools where code = ${code}`)[0];

test("fills an empty production database, which the seed refuses", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const empty = await createDatabaseCopy(inject("adminUrl"), "template0");
  const { sql, close } = openDatabase(empty.url, { max: 1 });
  try {
    expect(await importCatalogue({ databaseUrl: empty.url, register: null, onProgress: () => {} })).toBe(0);
    const [counts] = await sql`
      select (select count(*)::int from products) as products, (select count(*)::int from subjects) as subjects,
        (select count(*)::int from tablets) as tablets, (select count(*)::int from universities) as universities,
        (select count(*)::int from schools) as schools, (select count(*)::int from users) as users`;
    expect(counts).toMatchObject({ users: 0 });
    for (const table of ["products", "subjects", "tablets", "universities", "schools"]) {
      expect(counts?.[table], table).toBeGreaterThan(1);
    }
  } finally {
    vi.unstubAllEnvs();
    await close();
    await empty.drop();
  }
});

test("an interrupted import continues at its page, and a second run changes nothing", async () => {
  const [before] = await opened.sql`select id from schools where name = '서현고등학교'`;
  neis.failsAt = 2;
  const broken = run();
  await expect(broken.done).rejects.toThrow(/^NEIS did not answer/);
  expect(broken.onProgress.mock.calls).toEqual([[{ page: 1, written: 2, total: 5 }]]);

  Object.assign(neis, { failsAt: 0, pages: [] });
  const second = run();
  expect(await second.done).toBe(3);
  expect(neis.pages).toEqual([2, 3, 4]);
  expect(second.onProgress).toHaveBeenLastCalledWith({ page: 3, written: 3, total: 5 });

  expect(await schoolOf("7530560")).toMatchObject({
    id: before?.id,
    address: "경기도 성남시 분당구 서현로 237",
    high_school_type: "STANDARD",
  });
  expect(await schoolOf("7010001")).toMatchObject({ level: "HIGH", high_school_type: "AUTONOMOUS_PRIVATE" });
  expect(await schoolOf("7010002")).toMatchObject({ level: "ELEMENTARY", high_school_type: null });
  expect(await schoolOf("7010003")).toMatchObject({ level: "HIGH", high_school_type: null });

  const rows = () => opened.sql`select * from schools order by id`;
  const first = await rows();
  await run().done;
  expect(await rows()).toEqual(first);
});

test("a renamed school keeps its id; two imports at once agree", async () => {
  await run().done;
  const before = await schoolOf("7010004");
  neis.rows = REGISTER.map((row) => (row.SD_SCHUL_CODE === "7010004" ? { ...row, SCHUL_NM: "새나란중학교" } : row));
  await Promise.all([run().done, run().done]);
  expect(await schoolOf("7010004")).toMatchObject({ id: before?.id, name: "새나란중학교" });
});

test("a refused key is named by its code, never shown", async () => {
  const { done } = run("wrong-key");
  await expect(done).rejects.toThrow("NEIS refused page 1: ERROR-290");
  await expect(done).rejects.not.toThrow(/wrong-key/);
});

test("the two promotions come once, as drafts, and what staff wrote stays", async () => {
  const { sql } = opened;
  const run = () => importCatalogue({ databaseUrl: database.url, register: null, onProgress: () => {} });
  const slugs = ["find-your-tutor", "learning-type"];
  await sql`delete from events where slug = any(${slugs})`;
  await run();
  const read = () => sql`select slug, published, title from events where slug = any(${slugs}) order by slug`;
  expect((await read()).map(({ slug, published }) => [slug, published])).toEqual(slugs.map((slug) => [slug, false]));
  await sql`update events set title = '봄 이벤트', published = true where slug = 'learning-type'`;
  await run();
  expect((await read())[1]).toEqual({ slug: "learning-type", published: true, title: "봄 이벤트" });
});
