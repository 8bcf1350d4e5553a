import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makeFamily } from "../../../../test/family.ts";
import { cardOrderBody, newKey, placeOrder } from "../../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Family = Awaited<ReturnType<typeof makeFamily>>;
const NEVER = "00000000-0000-4000-8000-0000000000ff";
const remove = (who: Family, id: string, headers = {}) =>
  call(t, who, "DELETE", `/users/me/students/${id}`, undefined, headers);
const profiles = async (who: Family) => (await call(t, who, "GET", "/users/me/students")).json().students;
const choosable = async (who: Family) =>
  (await call(t, who, "GET", "/v2/users/me")).json().students.map(({ name }: { name: string }) => name);
const switched = (id: string) => ({ "x-switch-auth-student": id });

describe("a student without an order", () => {
  test("is deleted with what only they had, and the guardian's consent stays", async () => {
    const family = await makeFamily(t);
    const child = { name: "김잘못", birthYear: 2016, grade: 4, guardianConsent: true };
    const { id } = (await call(t, family, "POST", "/users/me/students", child)).json();
    await t.deps.sql`insert into private_links (user_id, student_id, token_hash, sealed_token)
      values (${family.userId}, ${id}, ${`hash-${id}`}, 'x')`;
    expect(await profiles(family)).toContainEqual(expect.objectContaining({ id, isRemovable: true, isHidden: false }));
    const answer = await remove(family, id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: "REMOVED" }]);
    expect(await choosable(family)).toEqual(["김하준", "김둘째"]);
    expect(await profiles(family)).toHaveLength(2);
    const [kept] = await t.deps.sql`select
      (select count(*)::int from consents where user_id = ${family.userId} and key = 'UNDER_14_PRIVACY') as consents,
      (select count(*)::int from private_links where student_id = ${id}) as links`;
    expect(kept).toEqual({ consents: 1, links: 0 });
    expect((await remove(family, id)).json()).toMatchObject({ service: "account", errorCode: 20009 });
  });

  test("is deleted while chosen, and the choice is refused from then on", async () => {
    const family = await makeFamily(t);
    const [, { id }] = family.students;
    expect((await remove(family, id, switched(id))).statusCode).toBe(200);
    const next = await call(t, family, "GET", "/orders", undefined, switched(id));
    expect([next.statusCode, next.json().errorCode]).toEqual([403, 20006]);
  });

  test("may be the last one, after whom another is added", async () => {
    const family = await makeFamily(t);
    for (const { id } of family.students) expect((await remove(family, id)).statusCode).toBe(200);
    expect(await choosable(family)).toEqual([]);
    const again = { name: "김하준", birthYear: 2011, grade: 9 };
    expect((await call(t, family, "POST", "/users/me/students", again)).statusCode).toBe(201);
    expect(await choosable(family)).toEqual(["김하준"]);
  });
});

describe("a student with an order", () => {
  test("is hidden from choosing, keeps the order, and comes back", async () => {
    const family = await makeFamily(t);
    const [{ id }] = family.students;
    const merchantUid = await placeOrder(t, family, { studentId: id });
    for (let time = 0; time < 2; time++) expect((await remove(family, id)).json()).toEqual({ outcome: "HIDDEN" });
    expect(await choosable(family)).toEqual(["김둘째"]);
    expect(await profiles(family)).toMatchObject([
      { name: "김둘째", isHidden: false, isRemovable: true },
      { name: "김하준", isHidden: true, isRemovable: false },
    ]);
    expect((await call(t, family, "GET", `/v2/orders/${merchantUid}`)).json().student.name).toBe("김하준");
    const children = await call(t, family, "GET", "/lessons/orders/children");
    expect(children.json().childName).toBe("김둘째");
    const chosen = await call(t, family, "GET", "/orders", undefined, switched(id));
    expect([chosen.statusCode, chosen.json().errorCode]).toEqual([403, 20006]);

    const back = await call(t, family, "PATCH", `/users/me/students/${id}`, { isHidden: false });
    expect(back.statusCode).toBe(200);
    expect(await choosable(family)).toEqual(["김하준", "김둘째"]);
  });

  test("is not meant by the name alone once hidden: a child of that name is added", async () => {
    const family = await makeFamily(t);
    const [{ id }] = family.students;
    await placeOrder(t, family, { studentId: id });
    await remove(family, id);
    const body = await cardOrderBody(t, {
      student: { name: "김하준" },
      childName: "김하준",
      subjectDetail: "MATH_M3_1",
    });
    const bought = await call(t, family, "POST", "/lessons/orders/card", body, newKey());
    expect(bought.statusCode).toBe(201);
    expect((await choosable(family)).toSorted()).toEqual(["김둘째", "김하준"]);
    expect(await profiles(family)).toHaveLength(3);
  });

  test("that is being placed meanwhile wins or loses as a whole", async () => {
    for (let round = 0; round < 6; round++) {
      const family = await makeFamily(t);
      const [{ id }] = family.students;
      const body = await cardOrderBody(t, { studentId: id, student: { name: "김하준" } });
      const [bought, removed] = await Promise.all([
        call(t, family, "POST", "/lessons/orders/card", body, newKey()),
        remove(family, id),
      ]);
      expect([bought.statusCode, removed.json().outcome]).toEqual(
        bought.statusCode === 201 ? [201, "HIDDEN"] : [404, "REMOVED"],
      );
    }
  });
});

test("a foreign student and a missing one answer the same, and the owner of an account stays", async () => {
  const [family, other] = [await makeFamily(t), await makeFamily(t)];
  const foreign = await remove(family, other.students[0].id);
  expect([foreign.statusCode, foreign.json().errorCode]).toEqual([404, 20009]);
  expect(foreign.json()).toEqual((await remove(family, NEVER)).json());
  expect(await choosable(other)).toHaveLength(2);

  const student = await asDemo("student");
  const [self] = (await call(t, student, "GET", "/users/me/students")).json().students;
  expect(self.isRemovable).toBe(false);
  expect((await call(t, student, "DELETE", `/users/me/students/${self.id}`)).statusCode).toBe(400);
});
