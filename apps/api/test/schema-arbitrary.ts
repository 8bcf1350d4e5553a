import { testCardNumber } from "@app/sandbox";
import fc from "fast-check";
import type { JsonSchema } from "./operations.ts";

const PREFIX = "#/components/schemas/";

/** An order that the caller has made beforehand. */
export const KNOWN_ORDER = "NRKNOWN0000000000";
/** A pair of the caller's, and its first lesson. */
export const KNOWN_MATCH = "00000000-0000-4000-8000-0000000000a1";
export const KNOWN_LESSON = "00000000-0000-4000-8000-0000000000a2";
/** A level test of the caller's that is under way. */
export const KNOWN_LEVEL_TEST = "00000000-0000-4000-8000-0000000000a3";

/** Values that exist, by the name of their field: without them few generated bodies would get past the first look-up. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  productId: [1122100, 1122201, 1122210, 9110],
  productIds: ["1122100", "1122201,1121201"],
  subject: ["MATH", "ENGLISH"],
  subjectDetail: ["MATH_M2_2", "ENGLISH_M2"],
  studentId: ["00000000-0000-4000-8000-000000000002", "00000000-0000-4000-8000-000000000001"],
  schoolId: [1, 2],
  referralCode: ["NARAN7"],
  code: ["첫수강", "NARAN7"],
  cardNumber: [testCardNumber("paid"), testCardNumber("limit-exceeded"), testCardNumber("wrong-password")],
  shownAmount: [287_120, 9_900],
  merchantUid: [KNOWN_ORDER],
  id: [KNOWN_ORDER, "1122100", KNOWN_MATCH],
  matchId: [KNOWN_MATCH],
  lessonId: [KNOWN_LESSON],
  sessionId: [KNOWN_LEVEL_TEST],
};

/** A field's value: one that fits its schema, or one that exists when that fits too. */
export function arbitraryField(
  name: string,
  schema: JsonSchema,
  schemas: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  const known = (KNOWN[name] ?? []).filter((value) =>
    typeof value === "string" ? resolve(schema, schemas).type === "string" : typeof value === "number",
  );
  const fitting = known.filter(
    (value) =>
      !resolve(schema, schemas).pattern || new RegExp(resolve(schema, schemas).pattern ?? "").test(String(value)),
  );
  const any = arbitraryOf(schema, schemas);
  return fitting.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: any })
    : any;
}

/** Values that fit a JSON schema as our contract uses it. */
export function arbitraryOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const of = (part: JsonSchema) => arbitraryOf(part, schemas);
  if (schema.$ref) return of(resolve(schema, schemas));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case "string":
      return arbitraryText(schema);
    case "array":
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 12)),
      });
    case "object":
      return arbitraryObject(schema, schemas);
    default:
      throw new Error(`The generator does not know ${JSON.stringify(schema)}.`);
  }
}

export function resolve(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  if (!schema.$ref) return schema;
  const found = schemas[schema.$ref.slice(PREFIX.length)];
  if (!found) throw new Error(`The contract has no schema ${schema.$ref}.`);
  return resolve(found, schemas);
}

function arbitraryObject(schema: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, part]) => [name, arbitraryField(name, part, schemas)]));
  return fc.record(fields, { requiredKeys: schema.required ?? [] });
}

function arbitraryText(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60 } = schema;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY);
  if (schema.format === "uuid") return fc.uuid();
  if (schema.format === "email") return fc.emailAddress().filter((email) => email.length <= 60);
  if (schema.format === "date-time")
    return fc
      .date({ noInvalidDate: true })
      .map((date) => date.toISOString())
      .filter((text) => /^\d{4}-/.test(text));
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern)).filter(fits);
  const hangul = fc.string({
    unit: fc.constantFrom(..."가나다라마바사 abcXYZ019-_%'\"\\"),
    minLength,
    maxLength: Math.min(maxLength, 60),
  });
  return fc.oneof(hangul, fc.string({ minLength, maxLength: Math.min(maxLength, 60) })).filter(fits);
}
