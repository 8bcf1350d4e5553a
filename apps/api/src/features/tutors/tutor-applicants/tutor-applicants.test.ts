import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, addProof, addScreening, REGISTRATION, registeredApplicant } from "../../../../test/become-tutor.ts";
import { ANYBODY, asDemo, type Caller, call, newAccount, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { mp3Of } from "../../../../test/mp3.ts";

let t: TestApp;
let author: Caller & { userId: string };
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  author = await asDemo("applicant");
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const open = async (who: Caller) => (await call(t, who, "POST", "/tutor-applicants")).json();
const change = (who: Caller, id: string, body: object) => call(t, who, "PATCH", `/tutor-applicants/${id}`, body);
const register = (who: Caller, id: string) => call(t, who, "POST", `/tutor-applicants/${id}/register`, REGISTRATION);
const REASON = { reason: "서류와 조회 결과를 확인했어요" };
const staff = (what: string, method: "GET" | "POST" = "GET", body?: object) =>
  call(t, operator, method, `/operator/tutor-applicants${what}`, body);
const actsOn = async (id: string) =>
  (
    await t.deps
      .sql`select action from audit_logs where target_id = ${id} and actor_id = ${operator.userId} order by id`
  ).map(({ action }) => action);

describe("an application", () => {
  test("begins once, with what we know; nobody else sees it", async () => {
    const begun = await open(author);
    expect(begun).toMatchObject({ status: "DRAFT", name: "정우진", phoneNumber: "01000000005", screening: null });
    expect((await open(author)).id).toBe(begun.id);
    const both = await Promise.all([open(author), open(author)]);
    expect(both.map(({ id }) => id)).toEqual([begun.id, begun.id]);
    expect((await call(t, author, "GET", "/tutor-applicants/mine")).json().applicant.id).toBe(begun.id);
    expect((await call(t, await asDemo("parent"), "GET", "/tutor-applicants/mine")).json()).toEqual({
      applicant: null,
    });
    expect((await call(t, await asDemo("parent"), "GET", `/tutor-applicants/${begun.id}`)).statusCode).toBe(404);
    expect((await staff(`/${begun.id}`)).statusCode).toBe(404);
    expect((await call(t, ANYBODY, "POST", "/tutor-applicants")).statusCode).toBe(401);
  });

  test("is for registered people of age who are no tutors", async () => {
    const minor = (await call(t, await asDemo("student"), "POST", "/tutor-applicants")).json();
    expect(minor).toMatchObject({ errorCode: 10004, reason: "MINOR", message: expect.stringContaining("만 19세부터") });
    expect((await call(t, await asDemo("tutor"), "POST", "/tutor-applicants")).json()).toMatchObject({
      errorCode: 10004,
    });
    expect((await call(t, await newAccount(t), "POST", "/tutor-applicants")).json()).toMatchObject({
      errorCode: 10003,
    });
  });

  test("keeps each answer by itself, and refuses what cannot be one", async () => {
    const { id } = await open(author);
    expect((await change(author, id, { universityId: 1, styles: ["WARM"] })).json()).toMatchObject({
      universityName: "서울대학교",
      universityTier: "HIGHEST",
      styles: ["WARM"],
    });
    expect((await change(author, id, { major: "물리학과" })).json()).toMatchObject({
      universityId: 1,
      major: "물리학과",
    });
    expect((await change(author, id, { major: null })).json().major).toBeNull();
    for (const wrong of [
      { universityId: 999_999 },
      { styles: ["WARM", "SPARTA", "METICULOUS", "PASSIONATE"] },
      { teachingYears: -1 },
      { status: 5, gender: "X" },
    ]) {
      expect((await change(author, id, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    // What is none of the author's business is not written.
    await change(author, id, { status: "ACCEPTED", reason: "x", decidedBy: "me", phoneNumber: "01000000003" });
    expect((await call(t, author, "GET", `/tutor-applicants/${id}`)).json()).toMatchObject({
      status: "DRAFT",
      reason: null,
      phoneNumber: "01000000005",
    });
  });

  test("is sent with a verified phone only: proposals go there", async () => {
    const { sql } = t.deps;
    const { id } = await open(author);
    await sql`update users set phone_number_verified = false where id = ${author.userId}`;
    expect((await call(t, author, "GET", `/tutor-applicants/${id}`)).json().phoneNumber).toBeNull();
    expect((await register(author, id)).json().fields).toContainEqual({
      path: "phoneNumber",
      message: "휴대폰 번호를 확인해 주세요.",
    });
    await sql`update users set phone_number_verified = true where id = ${author.userId}`;
  });

  test("is sent when it is whole, with a voice; then it stands still", async () => {
    const { id } = await open(author);
    const missing = await register(author, id);
    expect(missing.statusCode).toBe(400);
    expect(missing.json().fields.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(["gender", "major", "subjects", "introduction", "screening", "studyProof"]),
    );
    await change(author, id, {
      ...ANSWERS,
      expertWish: true,
      subjects: { ...ANSWERS.subjects, highSchoolSubjects: ["KOREAN_LITERATURE"] },
    });
    await addScreening(t, author, id);
    await addProof(t, author, id);
    expect((await register(author, id)).json().fields).toEqual([
      { path: "subjects", message: "전문 선생님은 국어·과학·사회를 맡지 않아요." },
    ]);
    await change(author, id, ANSWERS);
    const unagreed = await call(t, author, "POST", `/tutor-applicants/${id}/register`, {
      agreements: ["TEACHING_TERMS", "APPLICANT_PRIVACY"],
    });
    expect(unagreed.json().fields).toEqual([{ path: "agreements", message: "필수 약관에 모두 동의해 주세요." }]);
    const sent = await register(author, id);
    expect(sent.json()).toMatchObject({
      ...{ status: "REGISTERED", registeredAt: expect.any(String) },
      ...{ crimeCheckAgreedAt: expect.any(String), crimeCheckedAt: null, studyProof: { type: "application/pdf" } },
    });
    expect((await register(author, id)).json()).toEqual(sent.json());
    expect((await change(author, id, { major: "화학과" })).statusCode).toBe(409);
    const url = await call(t, author, "GET", `/tutor-applicants/${id}/screenings/signed-url`);
    expect(url.statusCode).toBe(409);
    expect((await open(author)).id).toBe(id);
  });
});

describe("staff", () => {
  test("is operators, nobody else", async () => {
    const { id } = await open(author);
    for (const who of [author, await asDemo("tutor"), await asDemo("parent")]) {
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["GET", `/${id}`, undefined],
        ["GET", `/${id}/screenings/listening-link`, undefined],
        ["POST", `/${id}/accept`, REASON],
        ["POST", `/${id}/crime-check`, REASON],
        ["GET", `/${id}/study-proof/link`, undefined],
        ["POST", `/${id}/reject`, { reason: "목소리가 들리지 않아요.", rejectReason: "VOICE" }],
      ] as const) {
        const answer = await call(t, who, method, `/operator/tutor-applicants${path}`, body);
        expect(answer.statusCode, path).toBe(403);
      }
    }
    expect((await call(t, author, "GET", `/tutor-applicants/${id}`)).json().status).toBe("REGISTERED");
  });

  test("sees who waits, listens by a short-lived link, also to a part, and is remembered", async () => {
    const { id } = await open(author);
    const waiting = (await staff("")).json();
    expect(waiting).toMatchObject({
      totalElements: 1,
      content: [{ id, name: "정우진", universityName: "서울대학교" }],
    });
    expect(JSON.stringify(waiting)).not.toContain("01000000005");
    expect((await staff(`/${id}`)).json()).toMatchObject({
      phoneNumber: "01000000005",
      screening: { milliseconds: 10_005 },
    });
    const link = new URL((await staff(`/${id}/screenings/listening-link`)).json().url);
    const listen = (url: URL, headers = {}) => t.app.inject({ url: url.pathname + url.search, headers });
    const whole = await listen(link);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(mp3Of(10));
    expect(whole.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const part = await listen(link, { range: "bytes=100-199" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${mp3Of(10).length}`);
    expect(part.rawPayload).toEqual(mp3Of(10).subarray(100, 200));
    const late = new URL(link);
    late.searchParams.set("expires", String(Number(late.searchParams.get("expires")) + 60));
    expect((await listen(late)).statusCode).toBe(403);
    const other = new URL(link);
    other.pathname = other.pathname.replace(id, "00000000-0000-4000-8000-0000000000ff");
    expect((await listen(other)).statusCode).toBe(403);
    expect(await actsOn(id)).toEqual(["tutor-applicant.viewed", "tutor-screening.listened"]);
  });

  test("rejects with a reason that the applicant reads; a new try keeps the answers and what was not the reason", async () => {
    const { id } = await open(author);
    expect((await staff(`/${id}/reject`, "POST", { reason: " ", rejectReason: "OTHER" })).statusCode).toBe(400);
    const reason = "아직은 맡을 학생이 없어요.\n한 달 뒤에 다시 지원해 주세요.";
    expect((await staff(`/${id}/reject`, "POST", { reason, rejectReason: "OTHER" })).statusCode).toBe(204);
    const read = (await call(t, author, "GET", `/tutor-applicants/${id}`)).json();
    expect(read).toMatchObject({ status: "REJECTED", reason, rejectReason: "OTHER", decidedAt: expect.any(String) });
    expect(JSON.stringify(read)).not.toContain(operator.userId);
    expect((await staff(`/${id}/accept`, "POST", REASON)).statusCode).toBe(409);
    expect((await staff(`/${id}/reject`, "POST", { reason, rejectReason: "OTHER" })).statusCode).toBe(409);
    expect((await actsOn(id)).at(-1)).toBe("tutor-applicant.rejected");
    await expect.poll(() => textsTo(t, "01000000005")).toContain(`/applicants/${id}`);
    expect((await staff("?status=REJECTED")).json().content[0].id).toBe(id);
    const again = await open(author);
    const kept = ({ name, universityId, major, subjects, styles, introduction }: typeof again) => {
      return { name, universityId, major, subjects, styles, introduction };
    };
    expect(again).toMatchObject({
      ...kept(read),
      // Its form shows why the one before came to nothing.
      ...{ status: "DRAFT", reason, rejectReason: "OTHER", decidedAt: null, registeredAt: null },
      ...{ screening: { milliseconds: 10_005 }, studyProof: read.studyProof },
    });
    expect(read.studyProof).not.toBeNull();
    expect(again.id).not.toBe(id);
    expect((await open(author)).id).toBe(again.id);
    // Each has a sample of its own: recording anew leaves the one that was judged.
    const keys = await t.deps.sql`
      select object_key from tutor_screenings where applicant_id in (${id}, ${again.id})`;
    expect(new Set(keys.map(({ object_key }) => object_key)).size).toBe(2);
    await addScreening(t, author, again.id);
    const listening = new URL((await staff(`/${id}/screenings/listening-link`)).json().url);
    expect((await t.app.inject(listening.pathname + listening.search)).rawPayload).toEqual(mp3Of(10));
  });

  test("accepts once, and the account becomes a tutor in the same moment", async () => {
    const id = await registeredApplicant(t, author, { expertWish: true });
    const unchecked = { errorCode: 20006, reason: "UNCHECKED" };
    expect((await staff(`/${id}/accept`, "POST", REASON)).json()).toMatchObject(unchecked);
    const checks = await Promise.all(Array.from({ length: 3 }, () => staff(`/${id}/crime-check`, "POST", REASON)));
    expect(checks.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => staff(`/${id}/accept`, "POST", REASON)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409, 409]);
    const tutors = await t.deps.sql`select * from tutors where user_id = ${author.userId}`;
    expect(tutors).toHaveLength(1);
    expect(tutors[0]).toMatchObject({
      id: expect.toSatisfy((id: number) => id >= 10_000_000),
      ...{ name: "정우진", tier: "EXPERT", university_id: 1, styles: ["METICULOUS", "WARM"] },
      ...{ basis_checked_at: expect.any(String), basis_checked_by: "demo-operator" },
    });
    const taught = await t.deps.sql`
      select subject_detail_key as key, confidence from tutor_subjects where tutor_id = ${tutors[0]?.id} order by 1`;
    expect([...taught]).toEqual([
      { key: "MATH_COMMON_1", confidence: "VERY_HIGH" },
      { key: "MATH_M1_1", confidence: "VERY_HIGH" },
      { key: "MATH_M2_2", confidence: "VERY_HIGH" },
    ]);
    expect((await call(t, author, "GET", "/v2/users/me")).json().userType).toBe("TUTOR");
    expect((await call(t, author, "GET", `/tutor-applicants/${id}`)).json().status).toBe("ACCEPTED");
    expect((await call(t, author, "POST", "/tutor-applicants")).statusCode).toBe(403);
    await expect.poll(() => textsTo(t, "01000000005")).toMatch(/선생님이 되었어요.*\/periods/);
  });
});
