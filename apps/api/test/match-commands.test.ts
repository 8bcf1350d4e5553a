import {
  canMatchTransition,
  canTutorProposalTransition,
  MATCH_STATUSES,
  type MatchStatus,
  TUTOR_PROPOSAL_STATUSES,
  type TutorProposalStatus,
} from "@pkg/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceMatch } from "../src/features/matching/matches/rounds/advance-match.ts";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { systemCtx } from "./ctx.ts";
import { COMMAND_RUNS } from "./env.ts";
import { answer, askedFor, beginMatch } from "./search-match.ts";

// Whatever buyers, tutors and the clock do, and in whatever order: a match and its proposals only move as the domain's state
// tables say, an answer is final, and there is one tutor when and only when one has accepted.

let t: TestApp;
let parent: Caller;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  // Messages have tests of their own: here proposals count as sent when they are written.
  await t.deps.jobs.stop();
  id = await beginMatch(t, parent);
});
afterAll(() => t.close());

interface Seen {
  status: MatchStatus;
  round: number;
  tutorId: number | null;
  proposals: Map<string, TutorProposalStatus>;
}

async function look(): Promise<Seen> {
  const [match] = await t.deps.sql<[Omit<Seen, "proposals">]>`
    select status, round, tutor_id as "tutorId" from matches where id = ${id}`;
  const rows = await askedFor(t, id);
  const proposals = new Map(rows.map((row) => [`${row.pairingId} ${row.tutorId}`, row.status as TutorProposalStatus]));
  return { ...match, proposals };
}

async function beginAnew(): Promise<void> {
  await t.deps.sql.begin(async (tx) => {
    await tx`delete from tutor_pairings where match_id = ${id}`;
    await tx`update matches set status = 'READY', tutor_id = null, round = 0, chosen_tutor_ids = '{}' where id = ${id}`;
    await tx`update tutors set active_students = 0, taken_bits = repeat('0', 336)::bit(336) where taken_bits <> repeat('0', 336)::bit(336)`;
  });
}

const COMMANDS = {
  advance: async () => advanceMatch(systemCtx(t.deps), id, (await look()).round),
  expire: async () => {
    await t.deps.sql`update candidate_tutors set due_at = now() - interval '1 second' where match_id = ${id}`;
    await advanceMatch(systemCtx(t.deps), id, (await look()).round);
  },
  staleAdvance: async () => advanceMatch(systemCtx(t.deps), id, (await look()).round - 1),
  accept: async (which: number) => say("ACCEPT", which),
  reject: async (which: number) => say("REJECT", which),
  choose: async (which: number) => {
    await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, { tutorIds: [String(which + 1)] });
  },
  searchAgain: async () => {
    await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: null });
  },
};
type Command = [keyof typeof COMMANDS, number];

async function say(status: "ACCEPT" | "REJECT", which: number): Promise<void> {
  const asked = await askedFor(t, id);
  const one = asked[which % Math.max(1, asked.length)];
  if (one) expect((await answer(t, one, status)).statusCode).toBeLessThan(500);
}

/** Whether the table leads from one state to another, in one step or several. */
function leads<S extends string>(states: readonly S[], can: (from: S, to: S) => boolean, from: S, to: S): boolean {
  const reached = new Set([from]);
  for (const state of reached) for (const next of states) if (can(state, next)) reached.add(next);
  return reached.has(to);
}

function check(before: Seen, after: Seen): void {
  expect(leads(MATCH_STATUSES, canMatchTransition, before.status, after.status)).toBe(true);
  expect(after.round).toBeGreaterThanOrEqual(before.round);
  for (const [key, status] of before.proposals) {
    const now = after.proposals.get(key);
    expect(now).toBeDefined();
    if (now) expect(leads(TUTOR_PROPOSAL_STATUSES, canTutorProposalTransition, status, now)).toBe(true);
  }
  const accepted = [...after.proposals].filter(([, status]) => status === "ACCEPT").map(([key]) => key.split(" ")[1]);
  expect(accepted).toEqual(after.tutorId === null ? [] : [String(after.tutorId)]);
  expect(after.status === "MATCHED").toBe(after.tutorId !== null);
  expect(new Set([...after.proposals.keys()].map((key) => key.split(" ")[1])).size).toBe(after.proposals.size);
}

test("generated sequences of commands agree with the tables", async () => {
  const command = fc.tuple(fc.constantFrom(...(Object.keys(COMMANDS) as Command[0][])), fc.nat({ max: 20 }));
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (commands) => {
      await beginAnew();
      await advanceMatch(systemCtx(t.deps), id, 0);
      let before = await look();
      for (const [name, which] of commands) {
        await t.deps
          .sql`update candidate_tutors set talk_send_status = 'SENT' where match_id = ${id} and talk_send_status = 'READY'`;
        before = await look();
        await COMMANDS[name](which);
        const after = await look();
        check(before, after);
      }
    }),
    { numRuns: COMMAND_RUNS, endOnFailure: true },
  );
});
