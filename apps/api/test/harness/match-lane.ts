import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { MATCH_ROUNDS } from "@pkg/domain";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import type { MatchStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { accept, beginSearch, type Candidate, candidatesOf } from "./matching.ts";
import { buyForTrial } from "./purchase.ts";
import { diesByItself, startServer } from "./server-process.ts";

const SEARCHES = 3;
const SETTLE_WITHIN_MS = 60_000;

/**
 * Three searches begin, and everybody who is asked says yes at once; the server is killed at the step, and the next process
 * goes on by itself. Every proposal has to reach its tutor once, and each search ends with one tutor.
 */
export async function runMatchLane(input: {
  adminUrl: string;
  templateName: string;
  steps: readonly MatchStep[];
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null, patient: true };
  const violations: string[] = [];
  let kills = 0;
  // Whoever is asked for three courses at once has time for all of them.
  await sql`update tutors set capacity = 20, week_bits = repeat('1', 336)::bit(336)`;
  let server = await startServer(settings);
  const origin = () => server.origin;
  try {
    for (const [trial, step] of input.steps.entries()) {
      const buyers = await createBuyers(sql, SEARCHES, testCardNumber("paid"));
      const paid = await Promise.all(buyers.map((buyer) => buyForTrial(buyer, origin)));
      const orders = paid.filter((merchantUid) => merchantUid !== null);
      server.crashAt({ step, skip: trial % SEARCHES });
      const searches = Promise.all(
        orders.map(async (merchantUid, at) => {
          const buyer = buyers[at];
          if (buyer) await beginSearch(buyer, merchantUid, origin);
          const asked = await whenAllAreAsked(sql, merchantUid);
          return { merchantUid, answers: await Promise.all(asked.map((one) => accept(one, origin))) };
        }),
      );
      if (await diesByItself(server)) kills += 1;
      else await server.kill();
      server = await startServer(settings);
      const found: string[] = [];
      for (const { merchantUid, answers } of await searches) {
        const candidates = await candidatesOf(sql, merchantUid);
        const texts = await Promise.all(candidates.map((one) => textsTo(sandbox, one)));
        found.push(...check(candidates, texts, answers, await pairOf(sql, merchantUid)));
      }
      if (orders.length < SEARCHES) found.push("not every order was paid");
      violations.push(...found.map((violation) => `${step}: ${violation}`));
      input.onTrial?.([`${step}: ${found.length} violations`, ...found].join("\n    "));
    }
  } finally {
    await server.kill();
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

/** Waits until the product has asked the first round by itself. */
async function whenAllAreAsked(sql: Sql, merchantUid: string): Promise<Candidate[]> {
  const giveUpAt = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const asked = await candidatesOf(sql, merchantUid);
    const isSent = asked.length >= MATCH_ROUNDS.AIM_ING.tutors && asked.every(({ status }) => status !== "READY");
    if (isSent || Date.now() > giveUpAt) return asked;
    await pause(50);
  }
}

/** How often a tutor was sent this proposal, by the vendor's own books. */
async function textsTo(sandbox: ReturnType<typeof createSandbox>, { phoneNumber, pairingId }: Candidate) {
  const answer = await sandbox.inject(`/sandbox/api/messages?to=${phoneNumber}`);
  const { messages } = answer.json<{ messages: { text: string }[] }>();
  return messages.filter(({ text }) => text.includes(pairingId)).length;
}

async function pairOf(sql: Sql, merchantUid: string) {
  const [match] = await sql<{ status: string; tutorId: number | null }[]>`
    select status, tutor_id as "tutorId" from matches where merchant_uid = ${merchantUid}`;
  return match;
}

function check(
  candidates: readonly Candidate[],
  texts: readonly number[],
  answers: readonly number[],
  pair: Awaited<ReturnType<typeof pairOf>>,
): string[] {
  const accepted = candidates.filter(({ status }) => status === "ACCEPT");
  const violations: string[] = [];
  if (candidates.length !== MATCH_ROUNDS.AIM_ING.tutors) violations.push(`${candidates.length} tutors were asked`);
  if (texts.some((count) => count !== 1)) violations.push(`proposals were sent ${texts.join(", ")} times`);
  if (answers.some((status) => status === 0)) violations.push("an answer was never taken");
  if (answers.filter((status) => status === 200).length !== 1) violations.push(`answers: ${answers.join(", ")}`);
  if (accepted.length !== 1) violations.push(`${accepted.length} tutors accepted`);
  if (pair?.status !== "MATCHED" || pair.tutorId !== accepted[0]?.tutorId) violations.push(`match is ${pair?.status}`);
  return violations;
}
