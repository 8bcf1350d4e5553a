import { findError } from "@pkg/domain";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { FUZZ_RUNS } from "./env.ts";
import { makeForm, startTest, useForms } from "./level-test-forms.ts";
import { makePair, planLessonsOf } from "./make-pair.ts";
import { mutated } from "./mutate.ts";
import { type JsonSchema, type Operation, readContract } from "./operations.ts";
import { newKey, placeOrder } from "./place-order.ts";
import {
  arbitraryField,
  arbitraryOf,
  KNOWN_LESSON,
  KNOWN_LEVEL_TEST,
  KNOWN_MATCH,
  KNOWN_ORDER,
  resolve,
} from "./schema-arbitrary.ts";

const { operations, schemas } = await readContract();
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: false }));
ajv.addSchema({ $id: "contract", components: { schemas } });

let t: TestApp;
let buyer: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  buyer = await asDemo("parent");
  tutor = await asDemo("tutor");
  const merchantUid = await placeOrder(t, buyer);
  await t.deps.sql`update orders set merchant_uid = ${KNOWN_ORDER} where merchant_uid = ${merchantUid}`;
  const pair = await makePair(t, buyer);
  await t.deps.sql`update matches set id = ${KNOWN_MATCH} where id = ${pair}`;
  const [lesson] = (await planLessonsOf(t, buyer, KNOWN_MATCH)).content;
  await t.deps.sql`update lessons set id = ${KNOWN_LESSON} where id = ${lesson.id}`;
  await useForms(t, [makeForm("A")]);
  const session = await startTest(t, buyer);
  await t.deps.sql`
    with started as (update level_test_sessions set id = ${KNOWN_LEVEL_TEST} where id = ${session})
    update level_test_answers set session_id = ${KNOWN_LEVEL_TEST} where session_id = ${session}`;
});
afterAll(() => t.close());

const compiled = new Map<JsonSchema, ValidateFunction>();
function fits(schema: JsonSchema, value: unknown): boolean {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll("#/components", "contract#/components")));
    compiled.set(schema, validate);
  }
  return validate(value) === true;
}

interface Input {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  body: unknown;
}

/** Inputs for an operation; every parameter fits, the body is what `body` says. */
function inputs(operation: Operation, body: fc.Arbitrary<unknown>): fc.Arbitrary<Input> {
  const part = (place: "query" | "path") => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const fields = Object.fromEntries(
      parameters.map(({ name, schema }) => [name, arbitraryField(name, schema, schemas)]),
    );
    return fc.record(fields, {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    }) as fc.Arbitrary<Record<string, unknown>>;
  };
  return fc.record({ query: part("query"), path: part("path"), body });
}

async function send(operation: Operation, { query, path, body }: Input) {
  const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(path[name])));
  const text = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  ).toString();
  const more = { ...newKey(), "content-type": "application/json" };
  // Limits have tests of their own; here they would hide the rest.
  await t.deps.sql`delete from rate_limits`;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return call(
    t,
    operation.path.startsWith("/tutors/me") ? tutor : buyer,
    operation.method,
    `${url}${text ? `?${text}` : ""}`,
    payload as object | undefined,
    payload ? more : newKey(),
  );
}

/** What must hold for every answer, whatever was sent. */
function checkAnswer(operation: Operation, answer: Awaited<ReturnType<typeof send>>): void {
  const { statusCode } = answer;
  expect(statusCode, answer.body).toBeLessThan(500);
  expect(Object.keys(operation.responses).map(Number), answer.body).toContain(statusCode);
  const schema = operation.responses[statusCode];
  const content = answer.body ? answer.json() : null;
  if (schema) expect(fits(schema, content), `${statusCode} ${answer.body}`).toBe(true);
  if (statusCode >= 400) {
    expect(findError(content.service, content.errorCode), answer.body).not.toBeNull();
    expect(content.message).toMatch(/[가-힣]/);
  }
}

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_id, operation) => {
  const bodies = operation.body ? arbitraryOf(operation.body, schemas) : fc.constant(undefined);

  test("answers what it declares to bodies that fit", async () => {
    await fc.assert(
      fc.asyncProperty(inputs(operation, bodies), async (input) => {
        checkAnswer(operation, await send(operation, input));
      }),
      { numRuns: FUZZ_RUNS },
    );
  });

  if (!operation.body) return;
  const schema = resolve(operation.body, schemas);

  test("never takes a body that does not fit", async () => {
    await fc.assert(
      fc.asyncProperty(inputs(operation, mutated(bodies)), async (input) => {
        const answer = await send(operation, input);
        checkAnswer(operation, answer);
        if (!fits(schema, input.body))
          expect(answer.statusCode, JSON.stringify(input.body)).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: FUZZ_RUNS },
    );
  });
});
