import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../../test/caller.ts";
import { EXPERT_TUTOR } from "../../../../../test/make-pair.ts";
import { createMessagePair, type MessagePair } from "../../../../../test/message-pair.ts";

let p: MessagePair;
let match: string;
beforeAll(async () => {
  p = await createMessagePair();
});
afterAll(() => p.t.close());
beforeEach(async () => {
  await p.t.deps.sql`delete from rate_limits`;
  await p.t.deps.sql`delete from message_threads`;
  match = await p.newPair();
});

const codeOf = (answer: Awaited<ReturnType<MessagePair["send"]>>) => [answer.statusCode, answer.json().errorCode];
const textsOf = ({ content }: { content: { text: string }[] }) => content.map(({ text }) => text);

test("threads are listed with the last message and what waits, for their two sides alone", async () => {
  const list = async (who: Parameters<typeof p.read>[0]) =>
    (await call(p.t, who, "GET", "/lessons/messages/threads")).json().content;
  expect(await list(p.tutor)).toEqual([]);
  await p.send(p.parent, match, "안녕하세요");
  await p.send(p.parent, match, "첫 수업 잘 부탁드려요.");
  const seen = {
    matchId: match,
    studentName: expect.any(String),
    tutorName: "박지훈",
    subjectLabel: "수학",
    subjectDetailLabel: "중2-2",
    isOver: false,
  };
  const last = { lastText: "첫 수업 잘 부탁드려요.", lastAt: expect.any(String) };
  expect(await list(p.tutor)).toEqual([{ ...seen, ...last, isOwn: false, unread: 2 }]);
  expect(await list(p.parent)).toEqual([{ ...seen, ...last, isOwn: true, unread: 0 }]);
  const other = await p.newPair();
  await p.send(p.tutor, other, "반가워요");
  expect(
    (await list(p.tutor)).map(({ matchId, isOwn }: { matchId: string; isOwn: boolean }) => [matchId, isOwn]),
  ).toEqual([
    [other, true],
    [match, false],
  ]);
  expect(await list(await asDemo("expert"))).toEqual([]);
  await p.t.deps.sql`update messages set hidden_at = now() where text like '첫 수업%'`;
  expect((await list(p.tutor))[1]).toMatchObject({ lastText: "", unread: 1 });
});

describe("a thread", () => {
  test("is there before its first message, and shows each side the other's words", async () => {
    expect(await p.read(p.parent, match)).toMatchObject({ threadId: null, side: "BUYER", isOpen: true, content: [] });
    expect((await p.send(p.parent, match, " 안녕하세요! \n첫 수업 잘 부탁드려요. ")).json()).toMatchObject({
      number: 1,
    });
    expect((await p.send(p.tutor, match, "반가워요")).json()).toMatchObject({ number: 2, side: "TUTOR" });
    const seen = await p.read(p.tutor, match);
    expect(seen).toMatchObject({ side: "TUTOR", isOpen: true, older: null, readNumber: 2, otherReadNumber: 1 });
    expect(seen.content).toMatchObject([
      { number: 1, side: "BUYER", text: "안녕하세요! \n첫 수업 잘 부탁드려요.", picture: null, isHidden: false },
      { number: 2, side: "TUTOR", text: "반가워요", isReported: false },
    ]);
  });

  test("is missing for everybody else, in whatever way they ask", async () => {
    await p.send(p.parent, match, "안녕하세요");
    const { threadId } = await p.read(p.parent, match);
    const absent = "00000000-0000-4000-8000-00000000dead";
    for (const who of [
      await asDemo("student"),
      await asDemo("expert"),
      await asDemo("operator"),
      await newAccount(p.t),
    ]) {
      for (const id of [match, absent]) {
        expect((await p.read(who, id)).errorCode).toBe(20001);
        expect(codeOf(await p.send(who, id, "안녕하세요"))).toEqual([404, 20001]);
        expect(codeOf(await p.mark(who, id, threadId, 1))).toEqual([404, 20001]);
        expect((await p.pictureUrl(who, id)).errorCode).toBe(20001);
      }
      expect(await p.unread(who)).toEqual([]);
    }
    // Nor does a thread of one's own open another class's.
    const other = await p.newPair();
    expect((await p.read(p.parent, other, `?thread=${threadId}`)).errorCode).toBe(20001);
    expect(codeOf(await p.mark(p.parent, other, threadId, 1))).toEqual([404, 20001]);
  });

  test("is paged back by number, while new messages come", async () => {
    await p.sendMany(p.parent, match, 40);
    const newest = await p.read(p.tutor, match);
    expect(textsOf(newest)).toHaveLength(30);
    expect(textsOf(newest).at(-1)).toBe("40번");
    await p.send(p.tutor, match, "새로 왔어요");
    const before = await p.read(p.tutor, match, `?before=${newest.older}`);
    expect(textsOf(before)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}번`));
    expect(before.older).toBeNull();
  });

  test("begins anew with another tutor; the old one is read by those who wrote it, and by nobody else", async () => {
    await p.send(p.parent, match, "선생님 안녕하세요");
    await p.send(p.tutor, match, "안녕하세요");
    const old = await p.read(p.parent, match);
    await p.t.deps.sql`update matches set tutor_id = ${EXPERT_TUTOR} where id = ${match}`;
    const expert = await asDemo("expert");
    expect(await p.read(expert, match)).toMatchObject({ threadId: null, content: [], earlier: [], isOpen: true });
    await p.send(expert, match, "새 선생님이에요");
    const present = await p.read(p.parent, match);
    expect(textsOf(present)).toEqual(["새 선생님이에요"]);
    expect(present.earlier).toEqual([{ threadId: old.threadId, tutorName: old.tutorName }]);
    expect(await p.read(p.parent, match, `?thread=${old.threadId}`)).toMatchObject({
      isOpen: false,
      content: old.content,
    });
    expect((await p.read(expert, match, `?thread=${old.threadId}`)).errorCode).toBe(20001);
    expect(await p.read(p.tutor, match)).toMatchObject({ threadId: old.threadId, isOpen: false });
    expect((await p.read(p.tutor, match, `?thread=${present.threadId}`)).errorCode).toBe(20001);
    expect(codeOf(await p.send(p.tutor, match, "다시"))).toEqual([409, 50004]);
    expect((await p.pictureUrl(p.tutor, match)).errorCode).toBe(50004);
  });

  test("waits for a tutor, and closes a month after the last lesson", async () => {
    await p.t.deps.sql`update matches set ended_at = now() - interval '29 days' where id = ${match}`;
    expect((await p.send(p.parent, match, "그동안 감사했어요")).statusCode).toBe(201);
    await p.t.deps.sql`update matches set ended_at = now() - interval '31 days' where id = ${match}`;
    expect(codeOf(await p.send(p.tutor, match, "늦었어요"))).toEqual([409, 50004]);
    expect((await p.read(p.tutor, match)).isOpen).toBe(false);
    const waiting = await p.newPair();
    await p.t.deps.sql`update matches set tutor_id = null, status = 'UNPAIRED' where id = ${waiting}`;
    expect(await p.read(p.parent, waiting)).toMatchObject({ tutorName: null, isOpen: false, content: [] });
    expect(codeOf(await p.send(p.parent, waiting, "아무도 없나요"))).toEqual([409, 50004]);
  });
});

describe("sending", () => {
  test("again with the same id adds nothing, also eight at a time", async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => p.send(p.parent, match, "한 번만", { id })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect((await p.send(p.parent, match, "다른 말", { id })).json()).toMatchObject({ number: 1, text: "한 번만" });
    expect((await p.read(p.tutor, match)).content).toHaveLength(1);
    expect(codeOf(await p.send(p.tutor, match, "내 것", { id }))).toEqual([409, 20006]);
  });

  test("from both sides at once numbers every message once", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => p.send(index % 2 ? p.parent : p.tutor, match, `동시에 ${index}`)),
    );
    const numbers = (await p.read(p.parent, match)).content.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test.each([
    ["", "보낼 말을 적어 주세요."],
    ["   ", "보낼 말을 적어 주세요."],
    ["가".repeat(1001), "1,000자까지 쓸 수 있어요."],
    ["제 번호는 010-1234-5678이에요", "연락처는 보낼 수 없어요."],
    ["카톡 아이디 naran_mom 이에요", "연락처는 보낼 수 없어요."],
    ["https://open.kakao.com/o/abcd1234", "연락처는 보낼 수 없어요."],
  ])("%j is refused at its field", async (text, message) => {
    const refused = await p.send(p.parent, match, text);
    expect(codeOf(refused)).toEqual([400, 10001]);
    expect(refused.json().fields).toEqual([{ path: "text", message: expect.stringContaining(message) }]);
    expect((await p.read(p.tutor, match)).content).toEqual([]);
  });

  test("stops after sixty in the ten minutes from the first one", async () => {
    await p.sendMany(p.parent, match, 60);
    const stopped = await p.send(p.parent, match, "하나 더");
    expect(stopped.statusCode).toBe(429);
    expect(Date.parse(stopped.json().opensAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await p.send(p.tutor, match, "괜찮아요")).statusCode).toBe(201);
  });
});

describe("what is read", () => {
  test("is counted for each class, and marks go forward only, never ahead, also all at once", async () => {
    const other = await p.newPair();
    await p.sendMany(p.tutor, match, 5);
    await p.sendMany(p.tutor, other, 1);
    const { threadId, readNumber } = await p.read(p.parent, match);
    expect(readNumber).toBe(0);
    const waiting = await p.unread(p.parent);
    expect(waiting).toHaveLength(2);
    expect(waiting).toEqual(
      expect.arrayContaining([
        { matchId: match, count: 5 },
        { matchId: other, count: 1 },
      ]),
    );
    expect(await p.unread(p.tutor)).toEqual([]);
    await Promise.all([3, 5, 1, 4, 2, 99].map((number) => p.mark(p.parent, match, threadId, number)));
    expect((await p.mark(p.parent, match, threadId, 2)).json()).toEqual({ readNumber: 5 });
    expect(await p.unread(p.parent)).toEqual([{ matchId: other, count: 1 }]);
    expect((await p.read(p.tutor, match)).otherReadNumber).toBe(5);
    await p.send(p.tutor, match, "하나 더");
    expect(await p.unread(p.parent)).toContainEqual({ matchId: match, count: 1 });
  });

  test("is announced to the open pages of both sides", async () => {
    const heard: string[] = [];
    p.t.deps.liveEvents.start();
    const hearer = (who: string) => ({
      hear: ({ matchId }: { matchId: string }) => void heard.push(`${who} ${matchId}`),
      end() {},
    });
    const leave = [
      p.t.deps.liveEvents.subscribe(p.parent.userId, hearer("parent")),
      p.t.deps.liveEvents.subscribe(p.tutor.userId, hearer("tutor")),
    ];
    await expect
      .poll(async () => {
        await p.send(p.parent, match, "들리나요");
        return [...new Set(heard)].sort();
      })
      .toEqual([`parent ${match}`, `tutor ${match}`]);
    for (const end of leave) end();
  });
});
