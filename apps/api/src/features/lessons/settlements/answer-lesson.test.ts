import { beforeEach, describe, expect, test } from "vitest";
import { bePresent } from "../../../../test/be-present.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { EXPERT_TUTOR, moveLesson } from "../../../../test/make-pair.ts";
import { outcomeOf } from "../../../../test/settle.ts";
import { settledClass, unused, used } from "../../../../test/settled-class.ts";

const { on, look, classOf, lessonOf, answer, decide, log, said } = settledClass();

/** Has the questions wait for the morning, as at night. */
async function holdQuestions(): Promise<void> {
  const key = `class:${on.id}:ASKED:%`;
  const unsent = () =>
    on.t.deps.sql`select id from pgboss.job where singleton_key like ${key} and state <> 'completed'`;
  await expect.poll(unsent).toEqual([]);
  await on.t.deps.sql`update pgboss.job set state = 'created', start_after = now() + interval '6 hours'
    where singleton_key like ${key}`;
}

describe("a lesson that the record does not settle", () => {
  beforeEach(() => look());

  test("is asked about: neither used nor paid, both sides hear how long they can answer", async () => {
    expect(await lessonOf(on.parent)).toMatchObject({
      ...{ status: "SCHEDULED", settledAs: "ASKED", minutes: { student: 0, tutor: 0, together: 0 } },
      question: { own: null, until: expect.any(String) },
    });
    expect((await classOf(on.parent)).counts).toEqual(unused);
    expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "HELD", reason: "ASKED" });
    const words = await said("ASKED");
    expect(words.map((one) => one.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
    expect(words[0]).toMatch(
      /수업을 했는지 알려 주세요.*까지 두 분 다 했다고 하면 수업한 것으로, .+ 하지 않은 수업으로, 그 밖에는 운영팀이 확인해서 정해요/,
    );
    expect((await log()).statusCode).toBe(409);
  });

  test("after a rematch its own tutor answers and hears of it, not the new one", async () => {
    await on.t.deps.sql`update matches set tutor_id = ${EXPERT_TUTOR} where id = ${on.id}`;
    expect((await answer(await asDemo("expert"), true)).statusCode).toBe(404);
    await answer(on.tutor, true);
    await look(48);
    const heard = await on.t.deps.sql<{ to: string }[]>`
      select data ->> 'userId' as to from pgboss.job
      where name = 'notice.send' and singleton_key like ${`class:${on.id}:DISPUTED:TUTOR:%`}`;
    expect(heard).toEqual([{ to: "demo-tutor" }]);
    await decide("GIVEN_BACK");
    expect(await said("DECIDED")).toEqual([
      expect.stringMatching(
        /^BUYER .*수업 1회를 돌려드리기로 정했어요\. .*수업이 추가됐어요\. 이유: 수업방 기록을 봤어요/,
      ),
      expect.stringMatching(/^TUTOR .*가족에게 수업 1회를 돌려주기로 정해서 수업료는 없어요/),
    ]);
  });

  test("both say that it took place elsewhere: held, and logged", async () => {
    await holdQuestions();
    expect((await answer(on.tutor, true)).statusCode).toBe(200);
    expect((await answer(on.tutor, true)).statusCode).toBe(200);
    expect((await answer(on.tutor, false)).json()).toMatchObject({ errorCode: 50004 });
    // A question that a night still holds is not asked of whom answered, and of none once it is settled.
    expect(await said("ASKED")).toEqual([expect.stringMatching(/^BUYER /)]);
    expect((await lessonOf(on.tutor)).question).toMatchObject({ own: true });
    expect((await lessonOf(on.parent)).question).toMatchObject({ own: null });
    await answer(on.parent, true);
    expect(await said("ASKED")).toEqual([]);
    expect(await lessonOf(on.parent)).toMatchObject({ status: "DONE", settledAs: "HELD" });
    expect((await classOf(on.parent)).counts).toEqual(used);
    expect((await log()).statusCode).toBe(200);
    expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "EARNED", reason: null });
    expect((await answer(on.parent, false)).json()).toMatchObject({ errorCode: 50004 });
  });

  test("the tutor says that it did not: given back at once", async () => {
    await answer(on.tutor, false);
    const { content, counts } = await classOf(on.parent);
    expect(counts).toEqual(unused);
    expect(content).toHaveLength(9);
    expect(await lessonOf(on.tutor)).toMatchObject({
      cancelReason: "NOT_HELD",
      pay: { state: "NONE", reason: "NOT_HELD" },
    });
    expect((await said("NOT_HELD")).map((words) => words.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
  });

  test("silence of both: given back after two days, and the class goes on for a fortnight", async () => {
    await on.t.deps.sql`update matches set expires_not_before = null where id = ${on.id}`;
    await look(47);
    expect(await outcomeOf(on.t, on.lesson)).toBe("ASKED");
    await Promise.all([look(48), look(48)]);
    expect(await outcomeOf(on.t, on.lesson)).toBe("NOT_HELD");
    const { content, counts, expiresOn, isExtended } = await classOf(on.parent);
    expect([counts, content.length, isExtended]).toEqual([unused, 9, false]);
    const fortnight = new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10);
    expect(expiresOn > fortnight).toBe(true);
    const [row] = await on.t.deps.sql`select expires_not_before as day from matches where id = ${on.id}`;
    expect(row?.day >= content.at(-1).startsAt.slice(0, 10)).toBe(true);
    await on.t.deps.sql`update matches set expires_not_before = '2099-12-31' where id = ${on.id}`;
    expect(await classOf(on.parent)).toMatchObject({ expiresOn: "2099-12-31", isExtended: true });
    await on.t.deps.sql`update matches set expires_not_before = ${row?.day} where id = ${on.id}`;
  });

  test.each([
    ["the tutor alone says so", [[() => on.tutor, true]], 48],
    [
      "the two say different things",
      [
        [() => on.tutor, true],
        [() => on.parent, false],
      ],
      0,
    ],
    ["the family alone says so", [[() => on.parent, true]], 48],
  ] as [string, [() => Caller, boolean][], number][])("%s: staff decides", async (_what, answers, hours) => {
    for (const [who, tookPlace] of answers) await answer(who(), tookPlace);
    await look(hours);
    await look(hours);
    const rows = (await call(on.t, on.operator, "GET", "/operator/lesson-disputes")).json().content;
    expect(rows).toMatchObject([{ lessonId: on.lesson, reason: "UNCONFIRMED" }]);
    expect(rows[0].answers).toEqual(
      answers.map(([who, tookPlace]) => ({
        side: who() === on.tutor ? "TUTOR" : "BUYER",
        tookPlace,
        at: expect.any(String),
      })),
    );
    expect(await said("DISPUTED")).toEqual([
      expect.stringMatching(/^BUYER .*까지 정해 드려요\. 그동안 이 수업은 쓴 것으로 계산하지 않아요\./),
      expect.stringMatching(/^TUTOR .*까지 정해 드려요\. 그동안 이 수업의 수업료는 보류해요\./),
    ]);
    for (const who of [on.tutor, on.parent]) {
      expect((await lessonOf(who)).dispute?.decidedBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect((await classOf(on.parent)).counts).toEqual(unused);
    await decide(hours === 0 ? "GIVEN_BACK" : "KEPT");
    expect(await outcomeOf(on.t, on.lesson)).toBe(hours === 0 ? "NOT_HELD" : "HELD");
    expect((await classOf(on.parent)).counts).toEqual(hours === 0 ? unused : used);
  });

  test.each(["KEPT", "GIVEN_BACK"] as const)(
    "a tutor who was there alone says that the student did not come: staff decides, %s",
    async (decision) => {
      const absent = (who: Caller) =>
        call(on.t, who, "POST", `/lessons/${on.lesson}/answer`, { tookPlace: false, studentAbsent: true });
      expect((await absent(on.tutor)).json()).toMatchObject({ errorCode: 50004 });
      await on.t.deps.sql`update lessons set tutor_minutes = 9, student_minutes = 0 where id = ${on.lesson}`;
      expect((await absent(on.parent)).json()).toMatchObject({ errorCode: 50004 });
      expect((await absent(on.tutor)).statusCode).toBe(200);
      expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "HELD", reason: "DISPUTED" });
      const rows = (await call(on.t, on.operator, "GET", "/operator/lesson-disputes")).json().content;
      expect(rows).toMatchObject([{ lessonId: on.lesson, reason: "STUDENT_ABSENT", answers: [] }]);
      expect(await said("DISPUTED")).toEqual([
        expect.stringMatching(
          /^BUYER .*에 학생이 오지 않았다고 선생님이 알렸어요\. .*하실 말씀이 있으면 내 수업에서 알려 주세요\./,
        ),
        expect.stringMatching(/^TUTOR .*에 학생이 오지 않았다고 알려 주셨어요\./),
      ]);
      const detail = "아이가 수업방에 들어갔어요.";
      expect((await call(on.t, on.parent, "PUT", `/lessons/${on.lesson}/dispute/answer`, { detail })).statusCode).toBe(
        200,
      );
      expect((await lessonOf(on.parent)).dispute).toMatchObject({ reason: "STUDENT_ABSENT", ownDetail: detail });
      expect((await answer(on.parent, true)).json()).toMatchObject({ errorCode: 50004 });
      await decide(decision);
      const isKept = decision === "KEPT";
      expect(await outcomeOf(on.t, on.lesson)).toBe(isKept ? "STUDENT_ABSENT" : "NOT_HELD");
      expect((await classOf(on.parent)).counts).toEqual(isKept ? used : unused);
      expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: isKept ? "EARNED" : "NONE" });
    },
  );

  test("is not a stranger's to answer, nor before it is asked or after two days", async () => {
    expect((await answer(await asDemo("student"), true)).statusCode).toBe(404);
    await moveLesson(on.t, on.lesson, -60 - 48 * 60);
    expect((await answer(on.parent, true)).json()).toMatchObject({ errorCode: 50004 });
    const { content } = await classOf(on.parent);
    const coming = content.find((one: { settledAs: string | null }) => one.settledAs === null);
    const early = await call(on.t, on.parent, "POST", `/lessons/${coming.id}/answer`, { tookPlace: true });
    expect(early.json()).toMatchObject({ errorCode: 50004 });
    expect((await call(on.t, on.parent, "POST", `/lessons/${on.lesson}/answer`, { tookPlace: "yes" })).statusCode).toBe(
      400,
    );
  });
});

test("a minor's guardian gets a copy of the question", async () => {
  await on.t.deps
    .sql`update users set is_parent = false, birth_year = extract(year from now())::int - 15 where id = 'demo-parent'`;
  await on.t.deps
    .sql`insert into guardians (user_id, name, phone_number) values ('demo-parent', '김보호', '01099990000')
    on conflict (user_id) do update set phone_number = excluded.phone_number`;
  await look();
  const copies = await on.t.deps.sql`select data ->> 'to' as to, data ->> 'text' as text from pgboss.job
    where singleton_key like ${`class:${on.id}:ASKED:BUYER:%:guardian`}`;
  // The student alone can log in and answer.
  expect(copies).toEqual([{ to: "01099990000", text: expect.stringMatching(/학생에게 물었어요.*할 수 있어요\.$/) }]);
  await holdQuestions();
  await answer(on.parent, true);
  expect(await said("ASKED")).toEqual([expect.stringMatching(/^TUTOR /)]);
  await on.t.deps.sql`delete from guardians where user_id = 'demo-parent'`;
  await on.t.deps.sql`update users set is_parent = true where id = 'demo-parent'`;
});

test("a class ends only when its last lesson is settled", async () => {
  await on.t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'ENDED'`;
  const { content } = await classOf(on.parent);
  for (const [place, one] of content.entries())
    await moveLesson(on.t, one.id, -73 - 1440 * (content.length - 1 - place));
  for (const one of content.slice(0, -1)) {
    await bePresent(on.t, one.id, "TUTOR", [0, 60]);
    await bePresent(on.t, one.id, "STUDENT", [0, 60]);
  }
  await look();
  const endedAt = async () => (await on.t.deps.sql`select ended_at from matches where id = ${on.id}`)[0]?.ended_at;
  await on.t.deps
    .sql`update pgboss.job set start_after = now() where singleton_key like ${`class.end:${on.id}:%`} and state = 'created'`;
  expect((await classOf(on.parent)).counts).toEqual({ total: 8, used: 7, scheduled: 1, left: 1, unscheduled: 0 });
  expect(await endedAt()).toBeNull();
  on.lesson = content.at(-1).id;
  await answer(on.tutor, true);
  await answer(on.parent, true);
  await on.t.deps
    .sql`update pgboss.job set start_after = now() where singleton_key like ${`class.end:${on.id}:%`} and state = 'created'`;
  await expect.poll(endedAt).not.toBeNull();
});
