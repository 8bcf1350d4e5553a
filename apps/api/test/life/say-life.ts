import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { asDemo, call, type DemoKey } from "../caller.ts";
import { ALWAYS, LIVES, type Life, type LifeName } from "./lives.ts";
import type { MovedApp } from "./moved-time.ts";

/** Where the tests of the sites find what their pages read. */
const FOLDER = join(import.meta.dirname, "../../reports/lives");

/** Checks that all messages of a life say what its row says, and keeps what the sites read of it for their tests. */
export async function sayLife(app: MovedApp, name: LifeName): Promise<void> {
  const life: Life = LIVES[name];
  await app.settle();
  const texts = await messagesOf(app);
  expect.soft(factsOf(texts.join("\n")), `messages of ${name}`).toEqual({
    counts: expect.toSatisfy((said: number[]) => said.every((one) => life.counts.includes(one))),
    won: expect.toSatisfy((said: number[]) => said.every((one) => life.won.includes(one))),
    days: expect.toSatisfy((said: string[]) => said.every((one) => life.days.includes(one))),
    tutors: expect.toSatisfy((said: string[]) => said.every((one) => one === life.tutor || one === life.other)),
  });
  mkdirSync(FOLDER, { recursive: true });
  const kept = { name, ...life, screens: [life.screens, ALWAYS], ...(await readPages(app)) };
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(kept, null, 1));
}

/** All texts and mails that anybody of a life got. */
async function messagesOf({ t }: MovedApp): Promise<string[]> {
  const texts = await t.deps.sql<{ text: string }[]>`select text from phone_messages where text is not null`;
  const { mails } = (await t.sandbox.inject("/sandbox/api/mails")).json<{
    mails: { subject: string; text: string }[];
  }>();
  return [...texts.map(({ text }) => text), ...mails.map(({ subject, text }) => `${subject}\n${text}`)];
}

function factsOf(text: string) {
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, fact = ""]) => fact))].sort();
  return {
    counts: all(/(?<!주 )(\d+)회(?! [\d,]+원)/g).map(Number),
    won: all(/([\d,]+)원/g).map((digits) => Number(digits.replaceAll(",", ""))),
    days: all(/(\d+월 \d+일)/g),
    tutors: all(/([가-힣]{2}(?![요는])[가-힣]) 선생님/g),
  };
}

const PAGES: Readonly<Partial<Record<DemoKey, readonly string[]>>> = {
  parent: [
    "/v2/users/me",
    "/users/me/services",
    "/users/me/open-tasks",
    "/users/me/order-schedules",
    "/users/me/payments",
    "/consultations/me",
    "/lessons/upcoming",
    "/lessons/matches",
    "/lessons/messages/unread",
    "/orders?page=0&size=1",
    "/orders?page=0&size=10",
    "/v2/orders/{order}",
    "/lessons/matches/{match}",
    "/lessons/matches/{match}/lessons",
    "/lessons/matches/{match}/first-lesson-times",
    "/lessons/matches/{match}/suggestions?offset=0",
    "/lessons/matches/{match}/up-selling-offer",
    "/lessons/matches/{match}/messages",
    "/lessons/matches/{match}/summary-link",
    "/lessons/matches/{match}/leaving",
    "/lessons/matches/{match}/appeal-statistics",
    "/lessons/matches/{match}/review",
    "/users/me/payment-statement",
    "/lessons/orders/{order}/refund-quote",
  ],
  tutor: [
    "/v2/users/me",
    "/tutors/me",
    "/tutors/me/classes",
    "/tutors/me/payout-account",
    "/tutors/me/periods",
    "/tutors/me/proposals",
    "/tutors/me/subjects",
    "/lessons/upcoming",
    "/lessons/messages/threads",
    "/lessons/messages/unread",
    "/lessons/matches/{match}/lessons",
    "/tutors/me/classes/{match}/student",
    "/tutors/me/classes/{match}/end",
    "/tutors/me/earnings",
    "/tutor-pairings/{pairing}",
  ],
  operator: [
    "/v2/users/me",
    "/operator/matches/{match}?offset=0",
    "/operator/matches/{match}/up-selling-offer",
    "/operator/money/orders/{order}",
    "/operator/matches?show=ALL&sort=promisedOn&dir=asc",
    "/operator/money/orders",
    "/operator/schedules?sort=nextDate&dir=asc",
    "/operator/people/{person}",
  ],
};

/** The family and the tutor of a life. */
const PEOPLE = ["demo-parent", "demo-tutor"];

/** The answers that the pages of a life's people are made of, as each of them gets them. */
async function readPages({ t }: MovedApp) {
  const orders = await t.deps.sql<{ id: string }[]>`select merchant_uid as id from orders order by created_at`;
  const matches = await t.deps.sql<{ id: string }[]>`select id from matches order by created_at`;
  const pairings = await t.deps.sql<{ id: string; phone: string }[]>`
    select p.id, u.phone_number as phone from tutor_pairings p join candidate_tutors c on c.pairing_id = p.id
    join tutors t on t.id = c.tutor_id join users u on u.id = t.user_id where u.id = 'demo-tutor' order by p.created_at`;
  const things = {
    order: orders,
    match: matches,
    pairing: pairings.map(({ id, phone }) => ({ id: `${id}?phoneNumber=${phone}` })),
    person: PEOPLE.map((id) => ({ id })),
  };
  const answers: Record<string, Record<string, { status: number; body: unknown }>> = {};
  for (const [key, paths] of Object.entries(PAGES)) {
    const who = await asDemo(key as DemoKey);
    const read: (typeof answers)[string] = {};
    for (const path of paths.flatMap((one) => fill(one, things))) {
      const { statusCode, body } = await call(t, who, "GET", path);
      read[path] = { status: statusCode, body: body === "" ? null : JSON.parse(body) };
    }
    answers[key] = read;
  }
  return {
    at: new Date().toISOString(),
    orders: orders.map(({ id }) => id),
    matches: matches.map(({ id }) => id),
    pairings,
    people: PEOPLE,
    answers,
  };
}

/** A path for each of the things that it names. */
function fill(path: string, things: Readonly<Record<string, readonly { id: string }[]>>): string[] {
  const [placeholder, kind] = /\{(\w+)\}/.exec(path) ?? [];
  return placeholder && kind ? (things[kind] ?? []).map(({ id }) => path.replace(placeholder, id)) : [path];
}
