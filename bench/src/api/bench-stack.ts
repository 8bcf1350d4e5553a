import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type Buyer, createBuyers, renewToken } from "../../../apps/api/test/harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { startPinned } from "./load.ts";

const RENEW_TOKEN_MS = 120_000;
/**
 * Purchases of one buyer are serialized on purpose, and each moves the renewals of that card to its newest entry: with few buyers
 * the bench would measure people with a hundred courses that go on, whom the shop does not have.
 */
const BUYERS = 1_000;

/** The real API and its baseline server over one database of their own, with a signed-in buyer who has one order. */
export async function startBenchStack() {
  const postgresServer = await startTestServer();
  const database = await createDatabaseCopy(postgresServer.adminUrl, postgresServer.templateName);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const buyers = await createBuyers(sql, BUYERS, "4242000100000009");
  const [buyer] = buyers;
  const [student] = await sql<{ id: string }[]>`select id from students where user_id = ${buyer?.userId ?? ""}`;
  if (!buyer || !student) throw new Error("The buyer of the bench was not created.");

  const target = await startPinned("./target-server.ts", {
    databaseUrl: database.url,
    authSecret: AUTH_SECRET,
    origin: ORIGIN,
  });
  const floor = await startPinned("./floor-server.ts", {
    databaseUrl: database.url,
    userId: buyer.userId,
    studentId: student.id,
    productId: buyer.body.productId,
  });
  const renewal = setInterval(async () => {
    for (const one of buyers) await renewToken(one);
  }, RENEW_TOKEN_MS);
  const api = (path: string) => `${target.origin}/api${path}`;
  const signedIn = (one: Buyer = buyer) => ({
    authorization: `Bearer ${one.accessToken}`,
    origin: ORIGIN,
    "content-type": "application/json",
  });
  const sold = await sql<{ subject: string; detail: string }[]>`
    select subject_key as subject, key as detail from subject_details
    where purchasable and 'MIDDLE' = any(target_school_levels) order by key`;
  await sql`insert into students (user_id, name, is_self, grade) select user_id, '김하늘', false, 8 from students where is_self`;
  let purchases = 0;
  /** A new purchase on each call, by the next buyer; in the end each buys every subject detail for both students, once. */
  const purchase = () => {
    const [number, round] = [purchases % buyers.length, Math.floor(purchases++ / buyers.length)];
    const one = buyers[number] ?? buyer;
    const course = sold[round % sold.length];
    const student = round < sold.length ? one.body.student : { name: "김하늘" };
    const body = { ...one.body, subject: course?.subject, subjectDetail: course?.detail, student };
    return { headers: { ...signedIn(one), "idempotency-key": randomUUID() }, body: JSON.stringify(body) };
  };

  const buy = () => fetch(api("/lessons/orders/card"), { method: "POST", ...purchase() });
  const bought = await buy();
  const { merchantUid } = (await bought.json()) as { merchantUid?: string };
  if (!merchantUid) throw new Error(`The first purchase failed: ${bought.status}`);
  return {
    target: { pid: target.pid, url: api },
    floor: { pid: floor.pid, url: (path: string) => `${floor.origin}${path}` },
    signedIn,
    purchase,
    merchantUid,
    /** How many statements one purchase sends to the database. */
    async countStatements() {
      await target.ask({ record: true });
      await buy();
      const { sent } = (await target.ask()) as { sent: unknown[] };
      return sent.length;
    },
    async stop() {
      clearInterval(renewal);
      await target.stop();
      await floor.stop();
      await sql.end();
      await database.drop();
      await postgresServer.stop();
    },
  };
}
