import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { beginMatch } from "../../../../test/search-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

test("the matches of a named order do not depend on the student who is chosen", async () => {
  const id = await beginMatch(t, parent);
  const { merchantUid, studentName } = (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
  const students = (await call(t, parent, "GET", "/users/me/students")).json().students as {
    id: string;
    name: string;
  }[];
  const other = students.find(({ name }) => name !== studentName)?.id ?? "";
  const ids = async (query: string) => {
    const chosen = { "x-switch-auth-student": other };
    const answer = await call(t, parent, "GET", `/lessons/matches${query}`, undefined, chosen);
    return answer.json().content.map((one: { id: string }) => one.id);
  };
  expect(await ids("")).not.toContain(id);
  expect(await ids(`?merchantUid=${merchantUid}`)).toEqual([id]);
  const foreign = await call(t, await newAccount(t), "GET", `/lessons/matches?merchantUid=${merchantUid}`);
  expect(foreign.json().content).toEqual([]);
});
