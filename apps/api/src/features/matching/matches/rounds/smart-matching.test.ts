import { toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../../test/make-pair.ts";
import { cardOrderBody, newKey, placeOrder, TRIAL } from "../../../../../test/place-order.ts";
import { answer, askedFor, WISHES } from "../../../../../test/search-match.ts";

const SMART = { orderFunnelType: "SMART_MATCHING" };

let t: TestApp;
let parent: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

/** Somebody whom the public list finds for the lesson, in the middle of it: nobody would ask them first by their score. */
async function browsed(): Promise<{ id: string; name: string }> {
  const query = "subject=MATH&detail=MATH_M2_2&rank=BASIC&times=monday-evening,wednesday-evening&limit=100";
  const { content } = (await call(t, ANYBODY, "GET", `/tutors?${query}`)).json();
  return content[Math.floor(content.length / 2)];
}

let children = 0;
/** A trial of a subject is sold to a student once. */
const newChild = () => {
  const name = `${"가나다라마바"[children++]}하늘`;
  return { student: { name }, childName: name };
};

/** Buys a trial that begins with a tutor, and sends the wishes. */
async function enroll(tutorId: string, weeklyAvailablePeriods = WISHES.weeklyAvailablePeriods) {
  const merchantUid = await placeOrder(t, parent, { productId: TRIAL, tutorId, ...newChild(), ...SMART });
  const wishes = { ...WISHES, merchantUid, weeklyAvailablePeriods };
  const body = { ...toApplicantRequest(wishes), completedAt: new Date().toISOString() };
  expect((await call(t, parent, "POST", "/lessons/applicants", body)).statusCode).toBe(201);
  const [match] = await t.deps.sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  return { merchantUid, id: match?.id ?? "" };
}
const read = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const messages = async (text: string) => {
  const [{ phone_number: phone } = { phone_number: "" }] = await t.deps.sql<{ phone_number: string }[]>`
    select phone_number from users where id = ${parent.userId}`;
  await expect.poll(() => textsTo(t, phone)).toContain(text);
};

describe("a buyer who begins from a tutor", () => {
  test("has the route and the tutor in the order, and the tutor is asked first and alone", async () => {
    const tutor = await browsed();
    const { merchantUid, id } = await enroll(tutor.id);
    const [order] = await t.deps
      .sql`select order_funnel_type as "orderFunnelType", tutor_id as "tutorId" from orders o join order_items i on i.order_id = o.id
      where merchant_uid = ${merchantUid}`;
    expect(order).toEqual({ orderFunnelType: "SMART_MATCHING", tutorId: Number(tutor.id) });
    await reaches(id, "PROFILE_MATCHING");
    await expect.poll(async () => (await askedFor(t, id)).map(({ status }) => status)).toEqual(["SENT"]);
    const [asked] = await askedFor(t, id);
    expect(String(asked?.tutorId)).toBe(tutor.id);
    // The wishes name the tutor, though none was picked.
    const applicant = (await call(t, parent, "GET", `/lessons/applicants/${merchantUid}`)).json();
    expect(applicant).toMatchObject({
      selectedTutorNames: [tutor.name],
      applicants: [{ selectedTutorNames: [tutor.name] }],
    });
    // The tutor reads that it is a trial, in the message and on its page.
    const sent = await textsTo(t, asked?.phoneNumber ?? "");
    expect(sent).toMatch(/\[나란\] 새 수업 제안이에요\.\n수학 .+ 체험\n/);
    const page = `/tutor-pairings/${asked?.pairingId}?phoneNumber=${asked?.phoneNumber}`;
    expect((await call(t, {}, "GET", page)).json()).toMatchObject({ isTrial: true, lessonsLeft: 1, chosenAs: "FOUND" });
    expect((await read(id)).firstTutor).toMatchObject({ id: tutor.id, name: tutor.name, wasAsked: true });
    if (asked) await answer(t, asked, "ACCEPT");
    expect(await read(id)).toMatchObject({ status: "MATCHED", tutorId: tutor.id });
    // A student of another class that the tutor gave is one whom they taught.
    const taught = await makePair(t, parent, { tutorId: Number(tutor.id), lessonStarts: [{ day: 5, halfHour: 38 }] });
    const { content } = await planLessonsOf(t, parent, taught);
    await putLesson(t, content[0].id, -90);
    await t.deps
      .sql`update matches set student_id = (select student_id from matches where id = ${id}) where id = ${taught}`;
    expect((await call(t, {}, "GET", page)).json().chosenAs).toBe("TAUGHT");
  });

  test("is told kindly when the tutor rests meanwhile, and the usual search goes on at once", async () => {
    const tutor = await browsed();
    const merchantUid = await placeOrder(t, parent, { productId: TRIAL, tutorId: tutor.id, ...newChild(), ...SMART });
    await t.deps.sql`update tutors set is_resting = true where id = ${Number(tutor.id)}`;
    const body = { ...toApplicantRequest({ ...WISHES, merchantUid }), completedAt: new Date().toISOString() };
    await call(t, parent, "POST", "/lessons/applicants", body);
    const [match] = await t.deps.sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
    const id = match?.id ?? "";
    await reaches(id, "AIM_ING");
    await expect.poll(async () => (await askedFor(t, id)).length).toBe(3);
    expect((await askedFor(t, id)).map(({ tutorId }) => String(tutorId))).not.toContain(tutor.id);
    expect((await read(id)).firstTutor).toMatchObject({ name: tutor.name, wasAsked: false });
    await messages(`${tutor.name} 선생님은 지금`);
    await t.deps.sql`update tutors set is_resting = false where id = ${Number(tutor.id)}`;
  });

  test("sees the tutor among the recommended ones, and not when the wishes leave no time", async () => {
    const tutor = await browsed();
    const merchantUid = await placeOrder(t, parent, { productId: TRIAL, tutorId: tutor.id, ...newChild(), ...SMART });
    const recommend = async (weeklyAvailablePeriods: object) =>
      (
        await call(t, parent, "POST", `/lessons/applicants/${merchantUid}/recommendations`, { weeklyAvailablePeriods })
      ).json().courses[0];
    const fitting = await recommend(WISHES.weeklyAvailablePeriods);
    expect(fitting.firstTutor).toMatchObject({ id: tutor.id, name: tutor.name });
    const idsOf = ({ tutors }: { tutors: { tutor: { id: string } }[] }) => tutors.map(({ tutor: { id } }) => id);
    expect(idsOf(fitting)).toContain(tutor.id);
    const none = {
      ...WISHES.weeklyAvailablePeriods,
      monday: ["04:00-06:00"],
      tuesday: [],
      wednesday: [],
      thursday: [],
    };
    const early = await recommend({ ...none, friday: [], saturday: [] });
    expect(early.firstTutor).toMatchObject({ id: tutor.id });
    expect(idsOf(early)).not.toContain(tutor.id);
  });
});

describe("an order of the route is refused", () => {
  const buy = async (change: object) =>
    call(
      t,
      parent,
      "POST",
      "/lessons/orders/card",
      await cardOrderBody(t, { productId: TRIAL, ...SMART, ...change }),
      newKey(),
    );

  test.each([
    ["without a tutor", async () => ({})],
    [
      "with a tutor who does not teach the course",
      async () => {
        const [{ id } = { id: 0 }] = await t.deps.sql<{ id: number }[]>`select id from tutors t where not exists (
          select from tutor_subjects where tutor_id = t.id and subject_detail_key = 'MATH_M2_2') limit 1`;
        return { tutorId: String(id) };
      },
    ],
    [
      "with a tutor of another rank",
      async () => {
        const [{ id } = { id: 0 }] = await t.deps.sql<
          { id: number }[]
        >`select id from tutors t where tier = 'EXPERT' and exists (
          select from tutor_subjects where tutor_id = t.id and subject_detail_key = 'MATH_M2_2') limit 1`;
        return { tutorId: String(id) };
      },
    ],
  ])("%s", async (_what, change) => {
    const refused = await buy(await change());
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", problems: ["TUTOR"] });
  });
});
