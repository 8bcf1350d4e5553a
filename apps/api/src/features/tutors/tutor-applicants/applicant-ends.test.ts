import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, addScreening, REGISTRATION, registeredApplicant } from "../../../../test/become-tutor.ts";
import { ANYBODY, asDemo, type Caller, call, newAccount, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { deleteProofLeftovers } from "../study-proofs/delete-leftovers.ts";

let t: TestApp;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const open = async (who: Caller) => (await call(t, who, "POST", "/tutor-applicants")).json();
const REASON = { reason: "서류와 조회 결과를 확인했어요" };
const staff = (what: string, method: "GET" | "POST" = "GET") =>
  call(t, operator, method, `/operator/tutor-applicants${what}`, method === "POST" ? REASON : undefined);

let phones = 10_000_000;
/** Somebody new who is registered, with a verified phone. */
async function freshApplicant() {
  const who = await newAccount(t);
  await t.deps.sql`
    update users set registered = true, name = '한새봄', phone_number = ${`010${phones++}`}, phone_number_verified = true
    where id = ${who.userId}`;
  return who;
}

describe("an application ends", () => {
  test("with a tutor whose university is in no list, and is kept once", async () => {
    const typed = "나란국제 대학교 (일본)";
    for (const who of [await freshApplicant(), await freshApplicant()]) {
      const id = await registeredApplicant(t, who, {
        ...{ universityId: null, otherUniversity: ` ${typed} `, expertWish: true },
      });
      expect((await staff(`/${id}`)).json()).toMatchObject({
        ...{ universityId: null, otherUniversity: typed, universityName: typed, universityTier: null },
      });
      await staff(`/${id}/crime-check`, "POST");
      expect((await staff(`/${id}/accept`, "POST")).statusCode).toBe(204);
      const [tutor] = await t.deps.sql`
        select u.name, u.tier from tutors x join universities u on u.id = x.university_id where x.user_id = ${who.userId}`;
      expect(tutor).toEqual({ name: typed, tier: "OTHER" });
    }
    expect(await t.deps.sql`select id from universities where name = ${typed}`).toHaveLength(1);
  });

  test("with what was agreed to kept among the account's consents", async () => {
    const who = await freshApplicant();
    await registeredApplicant(t, who);
    const agreed = (await call(t, who, "GET", "/users/me/consents")).json().consents;
    expect(agreed.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(["TEACHING_TERMS", "APPLICANT_PRIVACY", "CRIME_RECORD_CHECK"]),
    );
  });

  test("not before its author hears that it came, and by when there is an answer, once", async () => {
    const who = await freshApplicant();
    const id = await registeredApplicant(t, who);
    await call(t, who, "POST", `/tutor-applicants/${id}/register`, REGISTRATION);
    const [phone] = await t.deps.sql`select phone_number from users where id = ${who.userId}`;
    const sent = () => textsTo(t, phone?.phone_number);
    await expect.poll(sent).toMatch(/지원서를 잘 받았어요. \d+월 \d+일\(.\)까지 결과를 문자로 알려 드려요/);
    expect((await sent()).split("잘 받았어요")).toHaveLength(2);
    await call(t, operator, "POST", `/operator/tutor-applicants/${id}/reject`, {
      ...{ reason: "소개를 조금 더 적어 주세요.", rejectReason: "INTRODUCTION" },
    });
    await expect.poll(sent).toContain("지원 결과가 나왔어요");
    // The author finds both again, and so does staff.
    const notices = async () => (await call(t, who, "GET", "/users/me/notices")).json().content;
    await expect
      .poll(notices)
      .toMatchObject(
        [{ text: /지원 결과/ }, { text: /잘 받았어요/ }].map(({ text }) => ({ text: expect.stringMatching(text) })),
      );
  });

  test("by its author, and its files are gone", async () => {
    const who = await freshApplicant();
    const id = await registeredApplicant(t, who);
    const withdraw = () => call(t, who, "POST", `/tutor-applicants/${id}/cancel`);
    expect((await withdraw()).json()).toMatchObject({ status: "WITHDRAWN", screening: null, studyProof: null });
    expect((await withdraw()).statusCode).toBe(200);
    expect((await staff(`/${id}/screenings/listening-link`)).statusCode).toBe(404);
    expect((await staff(`/${id}/study-proof/link`)).statusCode).toBe(404);
    expect((await staff(`/${id}/crime-check`, "POST")).statusCode).toBe(409);
    expect((await staff(`/${id}/accept`, "POST")).statusCode).toBe(409);
    // The next one has the answers, and asks for both files anew.
    const again = await open(who);
    expect(again).toMatchObject({
      ...{ status: "DRAFT", major: ANSWERS.major, screening: null, studyProof: null },
      ...{ reason: null, rejectReason: null },
    });
    expect(again.id).not.toBe(id);
    expect((await call(t, who, "POST", `/tutor-applicants/${again.id}/cancel`)).statusCode).toBe(409);
  });

  test("by an acceptance, after which families read whose papers were opened before it", async () => {
    const isChecked = async ({ userId }: { userId: string }) => {
      const [tutor] = await t.deps.sql`select id from tutors where user_id = ${userId}`;
      return (await call(t, ANYBODY, "GET", `/tutors/${tutor?.id}`)).json().isStudyChecked;
    };
    const [seen, unseen] = [await freshApplicant(), await freshApplicant()];
    for (const who of [seen, unseen]) {
      const id = await registeredApplicant(t, who);
      if (who === seen) expect((await staff(`/${id}/study-proof/link`)).statusCode).toBe(200);
      await staff(`/${id}/crime-check`, "POST");
      expect((await staff(`/${id}/accept`, "POST")).statusCode).toBe(204);
    }
    expect([await isChecked(seen), await isChecked(unseen)]).toEqual([true, false]);
  });

  test("by one decision: who comes second reads which it was, and whose", async () => {
    const id = await registeredApplicant(t, await freshApplicant());
    const colleague = await newAccount(t);
    await t.deps.sql`update users set staff_roles = '{OPERATOR}' where id = ${colleague.userId}`;
    const reject = (who: Caller) =>
      call(t, who, "POST", `/operator/tutor-applicants/${id}/reject`, {
        reason: "소리가 너무 작아요.",
        rejectReason: "VOICE",
      });
    expect((await reject(operator)).statusCode).toBe(204);
    const [again, second] = [await reject(operator), await reject(colleague)];
    expect([again.statusCode, again.json().message]).toEqual([409, "이미 불합격으로 정한 지원서예요."]);
    expect([second.statusCode, second.json().message]).toEqual([409, "한지원 님이 먼저 불합격으로 정했어요."]);
    const shown = (await call(t, colleague, "GET", `/operator/tutor-applicants/${id}`)).json();
    expect(shown).toMatchObject({ deciderName: "한지원", rejectReason: "VOICE", decidedAt: expect.any(String) });
  });

  test("by a rejection for the voice: the next one keeps the proof, and asks for another recording", async () => {
    const who = await freshApplicant();
    const id = await registeredApplicant(t, who);
    const body = { reason: "소리가 너무 작아요. 다시 녹음해 주세요.", rejectReason: "VOICE" };
    expect((await call(t, operator, "POST", `/operator/tutor-applicants/${id}/reject`, body)).statusCode).toBe(204);
    const again = await open(who);
    expect(again).toMatchObject({ screening: null, studyProof: { type: "application/pdf" } });
    const sent = await call(t, who, "POST", `/tutor-applicants/${again.id}/register`, REGISTRATION);
    expect(sent.json().fields).toEqual([{ path: "screening", message: "목소리를 녹음해 주세요." }]);
    await addScreening(t, who, again.id);
    await call(t, who, "POST", `/tutor-applicants/${again.id}/register`, REGISTRATION);
    expect((await staff(`/${id}`)).json().earlier).toEqual([]);
    expect((await staff(`/${again.id}`)).json().earlier).toEqual([
      { id, status: "REJECTED", ...body, decidedAt: expect.any(String) },
    ]);
    // Taken over, it is the draft's own: staff opens it no more, and the earlier one has none.
    expect((await staff(`/${id}/study-proof/link`)).statusCode).toBe(404);
  });

  test("by a rejection: its proof waits thirty days for a next try, then its file is gone", async () => {
    const ids = await Promise.all(
      [29, 31].map(async (days) => {
        const id = await registeredApplicant(t, await freshApplicant());
        const body = { reason: "소개를 조금 더 적어 주세요.", rejectReason: "INTRODUCTION" };
        await call(t, operator, "POST", `/operator/tutor-applicants/${id}/reject`, body);
        await t.deps.sql`
          update tutor_applicants set decided_at = now() - make_interval(days => ${days}) where id = ${id}`;
        return id;
      }),
    );
    await deleteProofLeftovers(systemCtx(t.deps));
    const left = await t.deps.sql`select applicant_id from study_proofs where applicant_id = any(${ids})`;
    expect(left.map(({ applicant_id }) => applicant_id)).toEqual([ids[0]]);
  });

  test("with an acceptance whose reasons the audit log keeps", async () => {
    const id = await registeredApplicant(t, await freshApplicant());
    for (const act of ["crime-check", "accept"]) {
      const short = await call(t, operator, "POST", `/operator/tutor-applicants/${id}/${act}`, { reason: "네" });
      expect(short.json().fields, act).toMatchObject([{ path: "reason" }]);
      expect((await staff(`/${id}/${act}`, "POST")).statusCode, act).toBe(204);
    }
    const kept = await t.deps.sql`select action, detail from audit_logs where target_id = ${id} order by id`;
    expect(kept).toEqual([
      { action: "tutor-applicant.crime-checked", detail: REASON },
      { action: "tutor-applicant.accepted", detail: REASON },
    ]);
  });

  test("by a decision or by its author, never both", async () => {
    const who = await freshApplicant();
    const id = await registeredApplicant(t, who);
    await staff(`/${id}/crime-check`, "POST");
    const [taken, accepted] = await Promise.all([
      call(t, who, "POST", `/tutor-applicants/${id}/cancel`),
      staff(`/${id}/accept`, "POST"),
    ]);
    expect([taken.statusCode, accepted.statusCode].sort()).toSatisfy(
      ([won, lost]: number[]) => (won === 200 || won === 204) && lost === 409,
    );
  });
});
