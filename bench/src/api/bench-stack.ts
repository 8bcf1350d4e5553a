import { randomUUID } from "node:crypto";
import { issueAccessToken } from "@app/api/lib/access-token.ts";
import postgres from "postgres";
import { createBuyers } from "../../../apps/api/test/harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { startPinned } from "./load.ts";

const RENEW_TOKEN_MS = 120_000;

/** The real API and its floors over one database of their own, with a signed-in buyer who has bought once. */
export async function startBenchStack() {
  const postgresServer = await startTestServer();
  const database = await createDatabaseCopy(postgresServer.adminUrl, postgresServer.templateName);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const [buyer] = await createBuyers(sql, 1, "4242000100000009");
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
  let { accessToken } = buyer;
  const renewal = setInterval(async () => {
    ({ accessToken } = await issueAccessToken(AUTH_SECRET, { userId: buyer.userId, sessionId: "bench" }));
  }, RENEW_TOKEN_MS);
  const api = (path: string) => `${target.origin}/api${path}`;
  const signedIn = () => ({
    authorization: `Bearer ${accessToken}`,
    origin: ORIGIN,
    "content-type": "application/json",
  });
  /** A purchase of its own each time. */
  const purchase = () => ({
    headers: { ...signedIn(), "idempotency-key": randomUUID() },
    body: JSON.stringify(buyer.body),
  });

  const bought = await fetch(api("/lessons/orders/card"), { method: "POST", ...purchase() });
  const { merchantUid } = (await bought.json()) as { merchantUid?: string };
  if (!merchantUid) throw new Error(`The first purchase failed: ${bought.status}`);
  return {
    api,
    signedIn,
    purchase,
    merchantUid,
    floorUrl: (path: string) => `${floor.origin}${path}`,
    targetPid: target.pid,
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
