import { CONSENT_KEYS, signUpConsents } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const agreeTo = (type: "student" | "parent" | "tutor", childUnder14 = false) =>
  signUpConsents({ type, childUnder14 }).map(({ key }) => ({ key, agreed: key !== "MARKETING" }));

const student = {
  locale: "ko-KR",
  userType: "STUDENT",
  isParent: false,
  name: "최하늘",
  birthYear: 2010,
  grade: 10,
  schoolId: 1,
  consents: agreeTo("student"),
};
const parent = {
  locale: "ko-KR",
  userType: "STUDENT",
  isParent: true,
  name: "최부모",
  birthYear: 1980,
  children: [
    { name: "최첫째", birthYear: 2011, grade: 9, schoolId: 20, phoneNumber: "010-1111-2222" },
    { name: "최둘째", birthYear: 2016, grade: 4 },
  ],
  consents: agreeTo("parent", true),
};

const tutor = {
  locale: "ko-KR",
  userType: "TUTOR",
  isParent: false,
  name: "정우진",
  birthYear: 2001,
  consents: agreeTo("tutor"),
};

const pathsOf = (body: { fields?: { path: string }[] }) => body.fields?.map(({ path }) => path);

describe("POST /users", () => {
  test("registers a student, who is their own student", async () => {
    const account = await newAccount(t);
    const answer = await call(t, account, "POST", "/users", student);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      registered: true,
      isParent: false,
      school: { id: 1, name: "경기고등학교", schoolLevel: "HIGH", region: "서울특별시" },
      students: [{ name: "최하늘", isSelf: true, grade: 10, birthYear: 2010, school: { id: 1 } }],
    });
    const kept = await t.deps.sql`select key, agreed from consents where user_id = ${account.userId} order by key`;
    expect(kept.map((row) => [row.key, row.agreed])).toEqual([
      ["PRIVACY_AND_MONITORING", true],
      ["STUDENT_TERMS", true],
    ]);
  });

  test("registers a parent with children", async () => {
    const account = await newAccount(t);
    const answer = await call(t, account, "POST", "/users", parent);
    expect(answer.statusCode).toBe(201);
    const { students } = answer.json();
    expect(students).toMatchObject([
      { name: "최첫째", isSelf: false, phoneNumber: "01011112222" },
      { name: "최둘째", isSelf: false, phoneNumber: null, schoolId: null, school: null },
    ]);
  });

  test("registers somebody who wants to teach, without a grade, and without anybody who learns", async () => {
    const account = await newAccount(t);
    const answer = await call(t, account, "POST", "/users", tutor);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ registered: true, grade: null, school: null, students: [] });
    // A tutor's rights come with the acceptance.
    expect(answer.json().userType).toBe("STUDENT");
    const kept = await t.deps.sql`select key from consents where user_id = ${account.userId} and agreed order by key`;
    expect(kept.map(({ key }) => key)).toEqual(["PRIVACY", "TEACHING_TERMS"]);
    expect((await call(t, account, "POST", "/tutor-applicants")).json()).toMatchObject({
      status: "DRAFT",
      name: "정우진",
    });
  });

  test("registers once, also in a burst", async () => {
    const account = await newAccount(t);
    const burst = await Promise.all(Array.from({ length: 5 }, () => call(t, account, "POST", "/users", student)));
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = burst.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ service: "account", errorCode: 20008 });
    const [row] = await t.deps.sql`select count(*)::int as n from students where user_id = ${account.userId}`;
    expect(row?.n).toBe(1);
  });

  test.each([
    ["an operator", { ...student, userType: "OPERATOR" }, "userType"],
    ["a tutor in a grade", { ...tutor, grade: 15 }, "grade"],
    ["a tutor at a school", { ...tutor, schoolId: 1 }, "schoolId"],
    ["a tutor with children", { ...tutor, isParent: true, children: parent.children }, "isParent"],
    ["a tutor under age", { ...tutor, birthYear: new Date().getFullYear() - 18 }, "birthYear"],
    ["a tutor without the terms", { ...tutor, consents: agreeTo("student") }, "consents"],
    ["no name", { ...student, name: undefined }, "name"],
    ["a year in the future", { ...student, birthYear: 2099 }, "birthYear"],
    ["a grade that does not exist", { ...student, grade: 16 }, "grade"],
    ["a school that does not exist", { ...student, schoolId: 999_999 }, "schoolId"],
    ["a parent without children", { ...parent, children: [] }, "children"],
    ["a student with children", { ...student, children: parent.children }, "children"],
    [
      "a child's wrong phone",
      { ...parent, children: [{ ...parent.children[0], phoneNumber: "02-123-4567" }] },
      "children.0.phoneNumber",
    ],
    [
      "a child at a missing school",
      { ...parent, children: [{ ...parent.children[0], schoolId: 999_999 }] },
      "children.0.schoolId",
    ],
  ])("refuses %s at its field", async (_what, body, path) => {
    const answer = await call(t, await newAccount(t), "POST", "/users", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: "INVALID_REQUEST_CREATE_OR_UPDATE_USER" });
    expect(pathsOf(answer.json())).toContain(path);
  });

  test.each(CONSENT_KEYS.filter((key) => agreeTo("student").some((consent) => consent.key === key && consent.agreed)))(
    "needs the consent %s",
    async (key) => {
      const consents = student.consents.map((consent) => (consent.key === key ? { key, agreed: false } : consent));
      const answer = await call(t, await newAccount(t), "POST", "/users", { ...student, consents });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().missingConsents).toEqual([key]);
    },
  );

  test("needs the guardian's consent for a child under 14 only", async () => {
    const consents = agreeTo("parent", false);
    const young = await call(t, await newAccount(t), "POST", "/users", { ...parent, consents });
    expect(young.json().missingConsents).toEqual(["UNDER_14_PRIVACY"]);
    const older = { ...parent, children: parent.children.slice(0, 1), consents };
    expect((await call(t, await newAccount(t), "POST", "/users", older)).statusCode).toBe(201);
  });
});

describe("PUT and PATCH /users/me", () => {
  test("PUT replaces everything that can be edited, PATCH what was sent, and the own student follows", async () => {
    const account = await newAccount(t);
    await call(t, account, "POST", "/users", student);
    const address = { postcode: "06236", address: "서울특별시 강남구 테헤란로 1", addressDetail: "2층" };
    const put = await call(t, account, "PUT", "/users/me", { name: "최바다", birthYear: 2009, grade: 11, ...address });
    expect(put.json()).toMatchObject({ name: "최바다", schoolId: null, school: null, ...address });
    expect(put.json().students).toMatchObject([{ name: "최바다", grade: 11, schoolId: null }]);

    const patch = await call(t, account, "PATCH", "/users/me", { schoolId: 2 });
    expect(patch.json()).toMatchObject({ name: "최바다", grade: 11, schoolId: 2, ...address });
    const emptied = await call(t, account, "PUT", "/users/me", { name: "최바다" });
    expect(emptied.json()).toMatchObject({
      birthYear: null,
      grade: null,
      schoolId: null,
      postcode: null,
      address: null,
    });
    expect((await call(t, account, "PATCH", "/users/me", {})).json()).toEqual(emptied.json());
  });

  test("a child under 14 cannot make himself older", async () => {
    const account = await newAccount(t);
    await call(t, account, "POST", "/users", student);
    await t.deps.sql`update users set birth_year = 2015 where id = ${account.userId}`;
    for (const body of [{ birthYear: 2009 }, { birthYear: 1990 }, { birthYear: null }]) {
      const answer = await call(t, account, "PATCH", "/users/me", body);
      expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, "birthYear"]);
    }
    expect((await call(t, account, "PATCH", "/users/me", { name: "최바다" })).statusCode).toBe(200);
  });

  test("keeps what may not be edited", async () => {
    const account = await newAccount(t);
    const hostile = {
      name: "최바다",
      isOperator: true,
      staffRoles: ["ADMIN"],
      registered: true,
      phoneNumber: "01012345678",
      email: "x@y.kr",
    };
    const answer = await call(t, account, "PATCH", "/users/me", hostile);
    expect(answer.json()).toMatchObject({
      isOperator: false,
      staffRoles: [],
      registered: false,
      phoneNumber: null,
      email: account.email,
    });
  });

  test.each([
    ["postcode", { postcode: "123" }],
    ["address", { address: "" }],
    ["grade", { grade: 0 }],
    ["schoolId", { schoolId: 999_999 }],
    ["name", { name: null }],
  ])("refuses a wrong %s", async (path, body) => {
    const answer = await call(t, await asDemo("student"), "PATCH", "/users/me", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_OR_UPDATE_USER");
    expect(pathsOf(answer.json())).toEqual([path]);
  });
});

test("a token of an account that is gone writes nothing, and reads nothing while its session is still trusted", async () => {
  const account = await newAccount(t);
  await call(t, account, "GET", "/v2/users/me");
  await t.deps.sql`delete from auth_users where id = ${account.userId}`;
  const read = await call(t, account, "GET", "/v2/users/me");
  expect([read.statusCode, read.json().errorCode]).toEqual([404, 20001]);
  const write = await call(t, account, "PATCH", "/users/me", { name: "돌아온이" });
  expect([write.statusCode, write.json().errorCode]).toEqual([401, 10004]);
});

test("a user whom the database refuses answers that it was not stored, and what it was before stays", async () => {
  const parent = await asDemo("parent");
  const before = (await call(t, parent, "GET", "/v2/users/me")).json();
  await t.deps.sql`alter table users add constraint users_refused check (address_detail <> '못 적는 곳')`;
  try {
    const answer = await call(t, parent, "PATCH", "/users/me", { addressDetail: "못 적는 곳" });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: "FAIL_CREATE_OR_UPDATE_USER" });
    expect(answer.json().message).toBe("잠시 후 다시 시도해 주세요. 정보를 저장하지 못했어요.");
  } finally {
    await t.deps.sql`alter table users drop constraint users_refused`;
  }
  expect((await call(t, parent, "GET", "/v2/users/me")).json()).toEqual(before);
});
