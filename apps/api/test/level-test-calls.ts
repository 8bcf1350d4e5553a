import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { M2 } from "./level-test-forms.ts";

const PATH = "/level-tests/sessions";

/** What a page does with level tests; `who` is the account unless a call names another one. */
export function levelTestCalls(t: TestApp, owner: Caller) {
  return {
    start: (body: object = M2, who = owner, more: Record<string, string> = {}) =>
      call(t, who, "POST", PATH, body, more),
    board: async (id: string) => (await call(t, owner, "GET", `${PATH}/${id}`)).json(),
    save: (id: string, number: number, body: object, who = owner) =>
      call(t, who, "PUT", `${PATH}/${id}/answers/${number}`, {
        choice: null,
        isUnknown: false,
        isFlagged: false,
        sequence: 1,
        ...body,
      }),
    finish: (id: string, who = owner) => call(t, who, "POST", `${PATH}/${id}/finish`),
    result: (id: string, who = owner) => call(t, who, "GET", `${PATH}/${id}/result`),
    list: async (query = "") => (await call(t, owner, "GET", `/level-tests${query}`)).json(),
    /** Lets a session have begun earlier. */
    age: (id: string, seconds: number) => t.deps.sql`
      update level_test_sessions set started_at = started_at - make_interval(secs => ${seconds}),
        ends_at = ends_at - make_interval(secs => ${seconds}) where id = ${id}`,
  };
}
