import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { askForCall, freshPhone } from "../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { readContract } from "../../../../test/operations.ts";

let t: TestApp;
let staff: Caller;
beforeAll(async () => {
  t = await createTestApp();
  staff = await asDemo("operator");
});
afterAll(() => t.close());

/** A mobile number as it is kept. */
const WHOLE = /(?<!\d)01\d{9}(?!\d)/;
const QUERIES: Readonly<Record<string, string>> = {
  searchPeople: "?search=0002",
  countReasons: "?from=2026-01-01&to=2026-12-31",
  listReasons: "?kind=REMATCH&from=2026-01-01&to=2026-12-31",
  listConsultations: "?show=ALL",
  exportMoney: "?kind=PAYMENTS&from=2026-11-01&to=2026-11-30",
};
const read = async (path: string) => {
  const answer = await call(t, staff, "GET", path);
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return answer;
};

test("no list of staff has a whole phone number; four digits tell people apart", async () => {
  const phones = [freshPhone(), freshPhone()];
  for (const phone of phones) await askForCall(t, phone);
  const { operations } = await readContract();
  const lists = operations.filter(
    ({ method, path }) => method === "GET" && path.startsWith("/operator/") && !path.includes("{"),
  );
  expect(lists.length).toBeGreaterThan(20);
  const ends = new Map<string, unknown[]>();
  for (const { id, path } of lists) {
    const answer = await read(`${path}${QUERIES[id] ?? ""}`);
    expect(answer.body, id).not.toMatch(WHOLE);
    const rows: { phoneEnd?: unknown }[] = answer.json().content ?? answer.json().people ?? [];
    const found = rows.flatMap(({ phoneEnd }) => phoneEnd ?? []);
    if (found.length > 0) ends.set(id, found);
  }
  expect([...ends.keys()]).toEqual(
    expect.arrayContaining(["searchPeople", "listConsultations", "listPhoneMessages", "listDeskTutors"]),
  );
  const asked = phones.map((phone) => phone.slice(-4));
  expect(ends.get("listConsultations")).toEqual(expect.arrayContaining(asked));
});

test("a whole number still finds; the page of a row, whose opening is recorded, shows it", async () => {
  const [first, second] = [freshPhone(), freshPhone()];
  const asked = await askForCall(t, first);
  await askForCall(t, second);
  const { content } = (await read(`/operator/consultations?show=ALL&phone=${first}`)).json();
  expect(content).toMatchObject([{ id: asked.id, phoneEnd: first.slice(-4) }]);
  expect((await read(`/operator/consultations/${asked.id}`)).json().phoneNumber).toBe(first);
  for (const [number, id] of [
    ["01000000001", "demo-student"],
    ["01000000002", "demo-parent"],
  ]) {
    const { people } = (await read(`/operator/people?search=${number}`)).json();
    expect(people).toMatchObject([{ id, phoneEnd: number?.slice(-4) }]);
    expect((await read(`/operator/people/${id}`)).json().phoneNumber).toBe(number);
  }
  const [tutor] = (await read("/operator/tutors?search=01000000003")).json().content;
  expect(tutor).toMatchObject({ phoneEnd: "0003" });
  expect((await read(`/operator/tutors/${tutor.id}`)).json().phoneNumber).toBe("01000000003");
});
