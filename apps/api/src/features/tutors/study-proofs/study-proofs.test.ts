import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addProof, registeredApplicant, sendProof } from "../../../../test/become-tutor.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { ORIGIN } from "../../../../test/harness/settings.ts";
import { PDF } from "../../../../test/pdf.ts";
import { jpegOf, PLACE, pngOf, webpOf } from "../../../../test/pictures.ts";
import { multipartOf, pretenders } from "../../../../test/uploads.ts";

let t: TestApp;
let author: Caller & { userId: string };
let operator: Caller;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  author = await asDemo("applicant");
  operator = await asDemo("operator");
  id = (await call(t, author, "POST", "/tutor-applicants")).json().id;
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from rate_limits`);

function kept(): { proofs: string[]; incoming: string[] } {
  const filesOf = (folder: string) => {
    const path = join(t.uploadFolder, folder);
    return existsSync(path) ? readdirSync(path) : [];
  };
  return { proofs: filesOf("proofs"), incoming: filesOf("incoming") };
}
const proof = async () => (await call(t, author, "GET", `/tutor-applicants/${id}`)).json().studyProof;

describe("a proof of studies", () => {
  test.each([
    ["a PDF file", PDF, "application/pdf", "pdf"],
    ["a photo", jpegOf(), "image/jpeg", "jpg"],
    ["a PNG", pngOf(), "image/png", "png"],
    ["a WebP", webpOf(), "image/webp", "webp"],
  ])("is %s; it takes the place of the one before", async (_name, file, type, ending) => {
    expect((await sendProof(t, author, id, file)).statusCode).toBe(204);
    expect(await proof()).toMatchObject({ type, bytes: expect.any(Number) });
    expect(kept()).toEqual({ proofs: [expect.stringMatching(new RegExp(`\\.${ending}$`))], incoming: [] });
  });

  const zipEnd = Buffer.from(`504b0506${"00".repeat(18)}`, "hex");
  const active = (name: string) =>
    Buffer.from(PDF.toString("latin1").replace("/Catalog", `/Catalog /${name} 9 0 R`), "latin1");
  test.each([
    ...pretenders(),
    ["a PDF file with HTML in front", Buffer.concat([Buffer.from("<html>"), PDF])],
    ["a PDF file with HTML behind", Buffer.concat([PDF, Buffer.from("<script>alert(1)</script>")])],
    ["a PDF file that is a zip file too", Buffer.concat([PDF.subarray(0, -6), zipEnd, PDF.subarray(-6)])],
    ["a PDF file that is cut off", PDF.subarray(0, -8)],
    ["a PDF file with a script", active("JavaScript")],
    ["a PDF file that starts a program", active("Launch")],
    ["a PDF file with files inside", active("EmbeddedFiles")],
    ["a PDF header alone", Buffer.from("%PDF-1.7\n%%EOF")],
  ] as [string, Buffer][])("is not %s", async (_name, file) => {
    const before = kept();
    const refused = await sendProof(t, author, id, file);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path: "file" }] });
    expect(kept()).toEqual(before);
  });

  test("is not larger than it may be", async () => {
    const refused = await sendProof(t, author, id, Buffer.concat([PDF, Buffer.alloc(STUDY_PROOF_MAX_BYTES)]));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[0].message).toContain("10MB");
  });

  test("is taken once by a URL, whose every part is signed", async () => {
    const asked = await call(t, author, "GET", `/tutor-applicants/${id}/study-proof/signed-url`);
    const url = new URL(asked.json().signedUrl);
    const send = (target: URL) => {
      const { payload, headers } = multipartOf(PDF);
      const path = target.pathname + target.search;
      return t.app.inject({ method: "POST", url: path, headers: { ...headers, origin: ORIGIN }, payload });
    };
    for (const [name, value] of [
      ["expires", "9999999999"],
      ["size", "99000000"],
      ["signature", "x".repeat(43)],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      expect((await send(changed)).json(), name).toMatchObject({ errorCode: 10004, reason: "SIGNATURE" });
    }
    const both = await Promise.all([send(url), send(url)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    expect((await send(url)).json().reason).toBe("USED");
    expect(kept().proofs).toHaveLength(1);
    await t.deps.sql`update study_proofs set object_key = null, type = null, bytes = null, expires_at = now()`;
    expect((await send(url)).json().reason).toBe("EXPIRED");
  });
});

test("staff alone opens it by a short-lived link, without what a photo tells; the decision removes it", async () => {
  await addProof(t, author, id);
  const who = await asDemo("parent");
  const sent = await registeredApplicant(t, who);
  expect((await call(t, who, "GET", `/tutor-applicants/${sent}/study-proof/signed-url`)).statusCode).toBe(409);
  // A draft's is nobody's business.
  expect((await call(t, operator, "GET", `/operator/tutor-applicants/${id}/study-proof/link`)).statusCode).toBe(404);
  const link = await call(t, operator, "GET", `/operator/tutor-applicants/${sent}/study-proof/link`);
  const url = new URL(link.json().url);
  const open = (target: URL) => t.app.inject(target.pathname + target.search);
  const file = await open(url);
  expect(file.rawPayload).toEqual(PDF);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename=proof.pdf",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  const late = new URL(url);
  late.searchParams.set("expires", "9999999999");
  expect((await open(late)).statusCode).toBe(403);
  const [act] = await t.deps.sql`select action from audit_logs where target_id = ${sent} order by id desc limit 1`;
  expect(act?.action).toBe("study-proof.viewed");

  const before = kept().proofs.length;
  const reason = "서류가 흐려서 읽을 수 없어요. 다시 찍어 주세요.";
  expect(
    (
      await call(t, operator, "POST", `/operator/tutor-applicants/${sent}/reject`, {
        reason,
        rejectReason: "STUDY_PROOF",
      })
    ).statusCode,
  ).toBe(204);
  expect((await open(url)).statusCode).toBe(404);
  await expect.poll(() => kept().proofs.length).toBe(before - 1);
  // The next application needs a new one.
  const again = (await call(t, who, "POST", "/tutor-applicants")).json();
  expect(again).toMatchObject({ status: "DRAFT", studyProof: null, screening: { milliseconds: 10_005 } });
});

test("another university takes the proof away, each time; other answers and the same university keep it", async () => {
  const answer = (body: object) => call(t, author, "PATCH", `/tutor-applicants/${id}`, body);
  await answer({ universityId: 1, otherUniversity: null });
  await addProof(t, author, id);
  await answer({ major: "화학과", universityId: 1 });
  expect(await proof()).not.toBeNull();
  for (const other of [
    { universityId: 2 },
    { universityId: null, otherUniversity: "나란국제 대학교" },
    { universityId: 1 },
  ]) {
    const before = kept().proofs.length;
    expect((await answer(other)).json().studyProof).toBeNull();
    await expect.poll(() => kept().proofs.length).toBe(before - 1);
    await addProof(t, author, id);
  }
  // What was uploaded before the university was named stays.
  await answer({ universityId: null, otherUniversity: null });
  await addProof(t, author, id);
  expect((await answer({ universityId: 2 })).json().studyProof).not.toBeNull();
});

test("a photo is stored without its place", async () => {
  const shown = jpegOf();
  expect(shown.includes(PLACE)).toBe(true);
  await sendProof(t, author, id, shown);
  const { proofs } = kept();
  const stored = await Promise.all(proofs.map((name) => t.deps.proofs.open(name)));
  const parts: Buffer[] = [];
  for (const body of stored) if (body) for await (const part of body) parts.push(part as Buffer);
  expect(Buffer.concat(parts).includes(PLACE)).toBe(false);
});
