import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendProofOf, sendProofTo } from "../../../../../test/become-tutor.ts";
import { ANYBODY, asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { DEMO_TUTOR, EXPERT_TUTOR } from "../../../../../test/make-pair.ts";
import { PDF } from "../../../../../test/pdf.ts";
import { deleteProofLeftovers } from "../../study-proofs/delete-leftovers.ts";

const ME = "/tutors/me";
const REASON = "재학증명서와 맞춰 봤어요";

let t: TestApp;
let tutor: Caller & { userId: string };
let expert: Caller;
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  [tutor, expert, operator] = [await asDemo("tutor"), await asDemo("expert"), await asDemo("operator")];
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from rate_limits`;
  await t.deps.sql`delete from study_proofs`;
  await t.deps.sql`update tutors set basis_checked_at = null, basis_checked_by = null, university_id = 1,
    teaching_basis = case id when ${EXPERT_TUTOR} then 'REPORTED' else 'ENROLLED' end,
    report_number = case id when ${EXPERT_TUTOR} then '제2026-1002호' end
    where id in (${DEMO_TUTOR}, ${EXPERT_TUTOR})`;
});

const read = async (who: Caller = tutor) => (await call(t, who, "GET", ME)).json();
const upload = (who: Caller = tutor, file?: Buffer) => sendProofOf(t, who, ME, file);
const show = async (id = DEMO_TUTOR) => (await call(t, operator, "GET", `/operator/tutors/${id}`)).json();
const linkOf = (id: number | string = DEMO_TUTOR, who: Caller = operator) =>
  call(t, who, "GET", `/operator/tutors/${id}/study-proof/link`);
const check = (id: number | string = DEMO_TUTOR, who: Caller = operator, reason = REASON, version = {}) =>
  call(t, who, "POST", `/operator/tutors/${id}/basis-check`, { agrees: true, reason }, version);
const open = (url: string) => {
  const { pathname, search } = new URL(url);
  return t.app.inject(pathname + search);
};
/** @returns whether the file that a tutor's proof has now is still there, later */
async function watchFile(): Promise<() => boolean> {
  const [row] = await t.deps.sql`
    select object_key as key from study_proofs where tutor_id = ${DEMO_TUTOR} and object_key is not null`;
  const file = join(t.uploadFolder, "proofs", row?.key);
  expect(existsSync(file)).toBe(true);
  return () => existsSync(file);
}

test("a tutor uploads a proof, staff opens it and notes the check: the file is gone, and all of it is recorded", async () => {
  expect(await read()).toMatchObject({ studyProof: null, basisCheckedAt: null });
  expect((await upload()).statusCode).toBe(204);
  expect((await upload(tutor, PDF)).statusCode).toBe(204);
  expect((await read()).studyProof).toEqual({
    type: "application/pdf",
    bytes: PDF.length,
    createdAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await show()).toMatchObject({
    studyProof: { bytes: PDF.length },
    basisCheckedAt: null,
    basisCheckerName: null,
  });
  const { url } = (await linkOf()).json();
  expect((await open(url)).rawPayload).toEqual(PDF);

  const isKept = await watchFile();
  expect((await check(DEMO_TUTOR, operator, "네")).json().fields).toMatchObject([{ path: "reason" }]);
  expect((await check()).statusCode).toBe(204);
  const checked = { studyProof: null, basisCheckedAt: expect.stringMatching(/^\d{4}-/) };
  expect(await read()).toMatchObject(checked);
  expect(await show()).toMatchObject({ ...checked, basisCheckerName: "한지원" });
  expect([(await open(url)).statusCode, (await linkOf()).statusCode]).toEqual([404, 404]);
  await expect.poll(isKept).toBe(false);
  const [phone] = await t.deps.sql`select phone_number as phone from users where id = ${tutor.userId}`;
  await expect.poll(() => textsTo(t, phone?.phone)).toContain("서류를 확인했어요");
  const acts = await t.deps.sql`select action, actor_id as actor, detail from audit_logs
    where target_id = ${String(DEMO_TUTOR)} and action in ('tutor.proof-viewed', 'tutor.basis-checked') order by id`;
  expect(acts).toEqual([
    { action: "tutor.proof-viewed", actor: operator.userId, detail: null },
    { action: "tutor.basis-checked", actor: operator.userId, detail: { reason: REASON } },
  ]);
});

test("each tutor has a proof of their own; a check of one leaves the other's, and the clean-up keeps it", async () => {
  for (const who of [tutor, expert]) expect((await upload(who)).statusCode).toBe(204);
  expect((await check()).statusCode).toBe(204);
  await deleteProofLeftovers(systemCtx(t.deps));
  expect(await read(expert)).toMatchObject({ studyProof: { bytes: PDF.length }, basisCheckedAt: null });
  const { url } = (await linkOf(EXPERT_TUTOR)).json();
  expect((await open(url)).rawPayload).toEqual(PDF);
});

test("is for its tutor and staff alone: buyers and other staff are refused, and a tutor opens none", async () => {
  await upload();
  const parent = await asDemo("parent");
  expect((await call(t, ANYBODY, "GET", `${ME}/study-proof/signed-url`)).statusCode).toBe(401);
  expect((await call(t, parent, "GET", `${ME}/study-proof/signed-url`)).statusCode).toBe(403);
  for (const who of [tutor, expert, parent, await asDemo("finance")]) {
    expect((await linkOf(DEMO_TUTOR, who)).json().errorCode).toBe(10003);
    expect((await check(DEMO_TUTOR, who)).json().errorCode).toBe(10003);
  }
  for (const id of [99_999_999, "none"]) {
    expect([(await linkOf(id)).statusCode, (await check(id)).statusCode]).toEqual([404, 404]);
  }
  expect((await read()).basisCheckedAt).toBeNull();
});

test("a check is refused without an answer, without a proof, and once it is noted", async () => {
  const refused = async (reason: string) => {
    const answer = await check();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: 20006, reason });
  };
  await refused("UNPROVED");
  await upload();
  await t.deps.sql`update tutors set teaching_basis = null where id = ${DEMO_TUTOR}`;
  await refused("UNANSWERED");
  await t.deps.sql`update tutors set teaching_basis = 'ENROLLED' where id = ${DEMO_TUTOR}`;
  const { signedUrl } = (await call(t, tutor, "GET", `${ME}/study-proof/signed-url`)).json();
  const both = await Promise.all([check(), check()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  await refused("CHECKED");
  // Neither a new URL nor one from before takes a file now.
  for (const late of [await call(t, tutor, "GET", `${ME}/study-proof/signed-url`), await sendProofTo(t, signedUrl)]) {
    expect([late.statusCode, late.json().reason]).toEqual([409, "CHECKED"]);
  }
});

test("a check of a proof that the tutor has replaced since is refused, and leaves the new one", async () => {
  await upload();
  const { createdAt } = (await show()).studyProof;
  await upload();
  expect((await check(DEMO_TUTOR, operator, REASON, { "if-match": createdAt })).json().reason).toBe(
    "CHANGED_MEANWHILE",
  );
  const { studyProof } = await show();
  expect(studyProof).not.toBeNull();
  expect((await check(DEMO_TUTOR, operator, REASON, { "if-match": studyProof.createdAt })).statusCode).toBe(204);
});

test("a proof that does not agree goes back: the file is gone, the tutor hears why and sends another", async () => {
  const reason = "지난 학기 증명서예요.";
  const listed = async () => {
    const path = "/operator/tutors?awaitsBasisCheck=true";
    return (await call(t, operator, "GET", path)).json().content.map(({ id }: { id: string }) => id);
  };
  expect(await listed()).toEqual([]);
  for (const who of [tutor, expert]) await upload(who);
  const { figures } = (await call(t, operator, "GET", "/operator/desk")).json();
  expect(figures).toContainEqual({ kind: "WAITING_PROOFS", count: 2, amount: null });
  expect((await listed()).toSorted()).toEqual([String(DEMO_TUTOR), String(EXPERT_TUTOR)].toSorted());
  const isKept = await watchFile();
  const body = { agrees: false, reason };
  expect((await call(t, operator, "POST", `/operator/tutors/${DEMO_TUTOR}/basis-check`, body)).statusCode).toBe(204);
  const proofReturned = { at: expect.stringMatching(/^\d{4}-/), reason };
  expect(await read()).toMatchObject({
    teachingBasis: "ENROLLED",
    studyProof: null,
    basisCheckedAt: null,
    proofReturned,
  });
  expect(await listed()).toEqual([String(EXPERT_TUTOR)]);
  await expect.poll(isKept).toBe(false);
  const [phone] = await t.deps.sql`select phone_number as phone from users where id = ${tutor.userId}`;
  await expect.poll(() => textsTo(t, phone?.phone)).toContain(reason);
  const acts = await t.deps.sql`select detail from audit_logs where action = 'tutor.proof-returned'`;
  expect(acts).toEqual([{ detail: { reason } }]);
  expect((await upload()).statusCode).toBe(204);
  expect((await read()).proofReturned).toBeNull();
  expect((await check()).statusCode).toBe(204);
  expect((await read()).proofReturned).toBeNull();
  await call(t, tutor, "PATCH", ME, { teachingBasis: "REPORTED", reportNumber: "제2026-79호" });
  expect((await read()).proofReturned).toBeNull();
});

describe("what was checked or waits for it goes", () => {
  const change = (body: object) => call(t, tutor, "PATCH", ME, body);
  const move = (universityId: number, major: string) =>
    call(t, operator, "PUT", `/operator/tutors/${DEMO_TUTOR}/university`, { universityId, major, reason: REASON });
  const isChecked = async () => (await read()).basisCheckedAt !== null;

  test("with another basis, another number or another university; not with anything else", async () => {
    const waysTo = (universityId: number) => [
      () => change({ teachingBasis: "REPORTED", reportNumber: "제2026-77호" }),
      () => change({ reportNumber: "제2026-78호" }),
      () => change({ teachingBasis: "ENROLLED" }),
      () => move(universityId, "수학과"),
    ];
    for (const way of waysTo(2)) {
      await upload();
      const isKept = await watchFile();
      await way();
      expect((await read()).studyProof).toBeNull();
      await expect.poll(isKept).toBe(false);
    }
    for (const way of waysTo(1)) {
      await upload();
      await check();
      expect(await isChecked()).toBe(true);
      await way();
      const [row] = await t.deps.sql`
        select basis_checked_at as at, basis_checked_by as by from tutors where id = ${DEMO_TUTOR}`;
      expect(row).toEqual({ at: null, by: null });
    }
    await upload();
    await check();
    await change({ teachingBasis: "ENROLLED", teachingYears: 4 });
    await move(1, "통계학과");
    expect(await isChecked()).toBe(true);
  });

  test("of the tutor alone who changed it", async () => {
    await upload(expert);
    await check(EXPERT_TUTOR);
    await change({ teachingBasis: "REPORTED", reportNumber: "제2026-77호" });
    expect((await read(expert)).basisCheckedAt).not.toBeNull();
  });
});

test("a row is of one owner, and a tutor has one proof", async () => {
  const insert = (columns: string, values: string) =>
    t.deps.sql.unsafe(`insert into study_proofs (${columns}, expires_at) values (${values}, now())`);
  await expect(insert("id", "gen_random_uuid()")).rejects.toThrow("study_proofs_one_owner");
  const whole = `${DEMO_TUTOR}, 'image/png', 1`;
  await insert("tutor_id, type, bytes, object_key", `${whole}, 'one.png'`);
  await expect(insert("tutor_id, type, bytes, object_key", `${whole}, 'two.png'`)).rejects.toThrow(
    "study_proofs_one_a_tutor",
  );
});
