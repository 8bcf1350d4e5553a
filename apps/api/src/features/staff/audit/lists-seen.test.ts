import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addressOf, OWN_PROXY } from "../../../../test/burst.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { askForCall, freshPhone } from "../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { readContract } from "../../../../test/operations.ts";
import { placeOrder } from "../../../../test/place-order.ts";

let t: TestApp;
let operator: Caller;
let finance: Caller;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: OWN_PROXY } });
  operator = await asDemo("operator");
  finance = await asDemo("finance");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from audit_logs`);

const HERE = addressOf(1);
const read = async (who: Caller, path: string, address = HERE) => {
  const answer = await call(t, who, "GET", path, undefined, { "x-forwarded-for": address });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return answer.json();
};
const seen = async (query = "") =>
  (await call(t, operator, "GET", `/operator/acts?action=list.viewed&dir=asc${query}`)).json().content;
const search = (text: string) => `/operator/people?search=${encodeURIComponent(text)}`;

test("a search leaves who searched, from where and whom it found, and nothing of what was typed", async () => {
  await read(operator, search("01000000002"));
  await read(finance, search("김민정 0002"), addressOf(2));
  await read(operator, search("student@naran.test"));
  const facts = { action: "list.viewed", targetId: "/operator/people", target: null };
  const found = ["demo-parent"];
  expect(await seen()).toMatchObject([
    {
      ...facts,
      actorId: "demo-operator",
      address: HERE,
      shownIds: found,
      filters: [{ name: "search", value: "phone" }],
    },
    {
      ...{
        ...facts,
        actorId: "demo-finance",
        actorEmail: "finance@naran.test",
        address: addressOf(2),
        shownIds: found,
      },
      filters: [{ name: "search", value: "phoneEnd name" }],
    },
    { ...facts, shownIds: ["demo-student"], filters: [{ name: "search", value: "email" }] },
  ]);
  const kept = JSON.stringify(await t.deps.sql`select * from audit_logs where action = 'list.viewed'`);
  for (const typed of ["01000000002", "김민정", "0002", "student@"]) expect(kept).not.toContain(typed);
});

test("the log of a person has the lists that showed them, and those of another have not", async () => {
  await placeOrder(t, await asDemo("parent"));
  await read(operator, search("0002"));
  await read(operator, "/operator/money/orders?status=PAID");
  await read(operator, "/operator/tutors?tier=PREMIUM");
  const targets = async (id: string) =>
    (await seen(`&target=${id}`)).map(({ targetId }: { targetId: string }) => targetId);
  expect(await targets("demo-parent")).toEqual(["/operator/people", "/operator/money/orders"]);
  expect(await targets("demo-student")).toEqual([]);
  const [, orders] = await seen();
  expect(orders.filters).toEqual([{ name: "status", value: "PAID" }]);
  expect((await call(t, operator, "GET", "/operator/acts?kind=LOOK&target=demo-parent")).json().content).toHaveLength(
    2,
  );
});

test("reading again within a minute is one look: not for another, from elsewhere, of others, or later", async () => {
  const count = async () => (await seen()).length;
  for (const _again of [1, 2, 3]) await read(operator, search("0002"));
  expect(await count()).toBe(1);
  await read(finance, search("0002"));
  await read(operator, search("0002"), addressOf(3));
  await read(operator, search("0001"));
  expect(await count()).toBe(4);
  await t.deps.sql`update audit_logs set at = at - interval '61 seconds'`;
  await read(operator, search("0002"));
  expect(await count()).toBe(5);
});

test("an empty answer is no look, and what was refused neither", async () => {
  await read(operator, search("9876"));
  expect((await call(t, operator, "GET", search("a"))).statusCode).toBe(400);
  expect((await call(t, await asDemo("parent"), "GET", search("0002"))).statusCode).toBe(403);
  expect(await seen()).toEqual([]);
});

test("who called without an account is named by the call", async () => {
  const asked = [await askForCall(t, freshPhone()), await askForCall(t, freshPhone())];
  await read(operator, "/operator/consultations?show=ALL");
  const [{ shownIds, filters }] = await seen();
  expect(shownIds).toEqual(expect.arrayContaining(asked.map(({ id }) => id)));
  expect(filters).toEqual([{ name: "show", value: "ALL" }]);
});

/** Reads without people, the log itself, and those that record what they show, or belong to a page that does. */
const NO_LISTS = [
  ...["getDesk", "getMoneyOverview", "getPayoutDesk", "getEnrollmentReport", "countReasons", "listReconciliations"],
  ...["listActs", "listFailedJobs", "listDeskLevelTestItems", "listBenefitSettings", "showBenefitSetting"],
  ...["listEventSettings", "showEventSetting", "listWebFeatureSettings", "showDeskCatalogue", "showClassOffers"],
  ...["quoteStaffRefund", "exportMoney", "getTransferFile", "issueListeningLink", "issueProofLink"],
  ...["issueTutorProofLink", "showConsultation", "showDeskTutor", "showMessageReport", "showMoneyOrder", "showPerson"],
  ...["showStuckMatch", "showTutorApplicant"],
];
const FEATURES = join(import.meta.dirname, "../..");
const ROUTE = /\.(get|list)\(\s*"[^"]*",\s*\{\s*operationId: "(\w+)"/g;

test("every read of staff is a list that records whom it shows, or is named as none", async () => {
  const { operations } = await readContract();
  const reads = operations.filter(
    ({ method, path, task }) => method === "GET" && task && path.startsWith("/operator/"),
  );
  const texts = globSync("**/*routes.ts", { cwd: FEATURES }).map((path) => readFileSync(join(FEATURES, path), "utf8"));
  const ways = new Map(texts.flatMap((text) => [...text.matchAll(ROUTE)].map(([, way, id]) => [id, way] as const)));
  const idsOf = (way: string) => reads.map(({ id }) => id).filter((id) => ways.get(id) === way);
  expect(idsOf("get").sort()).toEqual(NO_LISTS.toSorted());
  expect([...idsOf("get"), ...idsOf("list")]).toHaveLength(reads.length);
});
