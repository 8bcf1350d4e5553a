import { CSV_BOM, DAY } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";

let t: TestApp;
let operator: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const fresh = {
  ...{ id: "spring-talk", type: "GENERAL", title: "봄 설명회", summary: "새 학기를 함께 준비해요.", art: "DESK" },
  ...{ body: "본문이에요.", startAt: at(-1), endAt: at(10), published: false },
  questions: [{ key: "grade", label: "학년", type: "CHOICE", required: true, options: ["중1", "중2"] }],
};
const create = (body: object) => call(t, operator, "POST", "/operator/events", body);
const change = (body: object, ifMatch?: string) =>
  call(t, operator, "PATCH", "/operator/events/spring-talk", body, ifMatch ? { "if-match": ifMatch } : {});
const acts = () =>
  t.deps.sql`select action, actor_id, detail from audit_logs where target_id = 'spring-talk' order by id`;

test("staff makes an event, and nobody sees it until it is published; both are recorded", async () => {
  const made = await create(fresh);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ id: "spring-talk", published: false, participated: 0, shared: 0, state: "OPEN" });
  expect((await call(t, ANYBODY, "GET", "/events/spring-talk")).statusCode).toBe(404);
  expect((await change({ published: true, title: "봄 학기 설명회" }, made.json().updatedAt)).statusCode).toBe(200);
  expect((await call(t, ANYBODY, "GET", "/events/spring-talk")).json().title).toBe("봄 학기 설명회");
  const [created, changed] = await acts();
  expect(created).toMatchObject({ action: "event.created", actor_id: operator.userId });
  expect(changed?.detail).toEqual({
    before: { title: "봄 설명회", published: false },
    after: { title: "봄 학기 설명회", published: true },
  });
});

test("an event says what participants get, and where it is; none does before it is said", async () => {
  const given = async () => (await call(t, ANYBODY, "GET", "/events/spring-talk")).json().giftUrl;
  expect(await given()).toBeNull();
  expect((await change({ giftUrl: "plan.pdf" })).json().fields).toMatchObject([{ path: "giftUrl" }]);
  expect((await change({ giftUrl: "/files/winter-plan.pdf" })).statusCode).toBe(200);
  expect((await change({ summary: "새 학기를 같이 준비해요." })).statusCode).toBe(200);
  expect(await given()).toBe("/files/winter-plan.pdf");
  expect((await change({ giftUrl: null })).statusCode).toBe(200);
  expect(await given()).toBeNull();
});

test("an old version overwrites nothing", async () => {
  const answer = await change({ title: "옛 제목" }, "2020-01-01T00:00:00.000Z");
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ service: "account", errorCode: 20006, reason: "CHANGED_MEANWHILE" });
});

test.each<[string, object, string]>([
  ["an id that is taken", {}, "id"],
  ["an id of the lists", { id: "closed" }, "id"],
  ["an end before its start", { id: "a1", endAt: at(-2) }, "endAt"],
  ["no title", { id: "a1", title: " " }, "title"],
  ["one option", { id: "a1", questions: [{ ...fresh.questions[0], options: ["하나"] }] }, "questions.0.options"],
])("refuses %s at its field", async (_what, body, path) => {
  const answer = await create({ ...fresh, ...body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
});

test("an id cannot be changed, and what is missing is not there", async () => {
  expect((await change({ id: "other" })).statusCode).toBe(400);
  expect((await call(t, operator, "GET", "/operator/events/never-was")).statusCode).toBe(404);
  expect((await call(t, operator, "PATCH", "/operator/events/never-was", { title: "x" })).statusCode).toBe(404);
});

test("the file has everybody to run the event, and for marketing only who agreed; each time is recorded first", async () => {
  const join = (phoneNumber: string, marketingAgreement: boolean) =>
    call(t, ANYBODY, "POST", "/events/spring-talk/participations", {
      ...{ phoneNumber, marketingAgreement, privacyAgreement: true, extraData: { grade: "중1" } },
    });
  await join("01010001000", true);
  await join("01020002000", false);
  await join("01020002000", false);
  const waitingNow = async () => {
    const { figures } = (await call(t, operator, "GET", "/operator/desk")).json();
    const [figure] = figures.filter(({ kind }: { kind: string }) => kind === "WAITING_PARTICIPANTS");
    return [(await call(t, operator, "GET", "/operator/events/spring-talk")).json().waiting, figure.count];
  };
  expect(await waitingNow()).toEqual([2, 2]);
  const file = async (purpose: string) =>
    call(t, operator, "POST", "/operator/events/spring-talk/participants-file", {
      purpose,
      reason: "추첨을 하려고 해요",
    });
  const all = (await file("EVENT")).json();
  expect(all.count).toBe(2);
  expect(all.csv.startsWith(`${CSV_BOM}참여한 때,휴대폰 번호,혜택 소식,회원,학년\r\n`)).toBe(true);
  expect(all.csv).toContain("010-2000-2000,동의 안 함,,중1\r\n");
  const marketing = (await file("MARKETING")).json();
  expect(marketing.count).toBe(1);
  expect(marketing.csv).toContain("010-1000-1000,동의");
  expect(marketing.csv).not.toContain("2000-2000");
  expect(await waitingNow()).toEqual([0, 0]);
  await join("01030003000", false);
  expect(await waitingNow()).toEqual([1, 1]);
  await change({ giftUrl: "https://naran.test/plan" });
  expect(await waitingNow()).toEqual([0, 0]);
  const exported = (await acts()).filter(({ action }) => action === "event.exported");
  expect(exported.map(({ detail }) => detail)).toEqual([
    { after: { purpose: "EVENT" }, reason: "추첨을 하려고 해요" },
    { after: { purpose: "MARKETING" }, reason: "추첨을 하려고 해요" },
  ]);
  const setting = (await call(t, operator, "GET", "/operator/events/spring-talk")).json();
  expect(setting).toMatchObject({ participated: 3, shared: 0 });
  const other = (await call(t, operator, "GET", "/operator/events/winter-plan")).json();
  expect(other).toMatchObject({ participated: 0, shared: 0 });
  const { content } = (await call(t, operator, "GET", "/operator/events?size=50")).json();
  const joined = content.filter(({ participated }: { participated: number }) => participated > 0);
  expect(joined.map(({ id }: { id: string }) => id)).toEqual(["spring-talk"]);
  expect(
    (
      await call(t, operator, "POST", "/operator/events/spring-talk/participants-file", {
        purpose: "EVENT",
        reason: "",
      })
    ).statusCode,
  ).toBe(400);
});

test("all events are listed, those to come too, and only for staff", async () => {
  const list = (await call(t, operator, "GET", "/operator/events?size=50")).json();
  expect(list.totalElements).toBe(7);
  expect(list.content).toHaveLength(7);
  expect((await call(t, await asDemo("parent"), "GET", "/operator/events")).statusCode).toBe(403);
});
