import { addDays, CONSENT_LABELS, CONSENT_VERSION, startOfKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { announceTerms } from "./announce-terms.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.deps.sql`delete from consents`;
  await t.deps.sql`insert into consents (user_id, key, version, agreed) values
    ('demo-parent', 'TUTOR_TERMS', '2026-11-01', true), ('demo-parent', 'STUDENT_TERMS', '2026-11-01', true),
    ('demo-tutor', 'TEACHING_TERMS', '2026-11-01', true), ('demo-student', 'STUDENT_TERMS', '2026-11-01', true),
    ('demo-student', 'STUDENT_TERMS', ${CONSENT_VERSION}, true)`;
});
afterAll(() => t.close());

const look = (days: number) => announceTerms(systemCtx(t.deps), startOfKstDate(addDays(CONSENT_VERSION, days)));
const told = async () => {
  const rows = await t.deps.sql<{ key: string; text: string }[]>`
    select singleton_key as key, data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like 'terms:%' order by singleton_key`;
  return rows.map(({ key, text }) => ({ key, text }));
};

test("who agreed to the terms before is told 30 and 7 days before, once each; who agreed to the new ones is not", async () => {
  await look(-31);
  expect(await told()).toEqual([]);
  for (const days of [-30, -29, -8, -7, -6, -1, 0, 5]) await look(days);
  const messages = await told();
  expect(messages.map(({ key }) => key)).toEqual([
    `terms:${CONSENT_VERSION}:30:demo-parent`,
    `terms:${CONSENT_VERSION}:30:demo-tutor`,
    `terms:${CONSENT_VERSION}:7:demo-parent`,
    `terms:${CONSENT_VERSION}:7:demo-tutor`,
  ]);
  expect(messages[0]?.text).toContain(`2027년 1월 8일(금)부터 ${CONSENT_LABELS.STUDENT_TERMS}이 바뀌어요.`);
  expect(messages[1]?.text).toContain("/terms/teaching-terms");
});
