import { z } from "zod";

const text = z.string().trim().min(1);

/** What a computed item claims; `check-key.ts` says what each kind computes. */
export const Check = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("value"), compute: text, options: z.array(text).length(5).optional() }),
  z.strictObject({ kind: z.literal("set"), compute: text, options: z.array(text).length(5).optional() }),
  z.strictObject({
    kind: z.literal("solution"),
    variables: z.array(text).min(1),
    equations: z.array(text).min(1),
    options: z.array(text).length(5).optional(),
  }),
  z.strictObject({ kind: z.literal("identity"), expression: text, options: z.array(text).length(5).optional() }),
  z.strictObject({
    kind: z.literal("region"),
    variable: text,
    holds: text,
    options: z.array(text).length(5).optional(),
  }),
  z.strictObject({ kind: z.literal("truth"), holds: z.boolean(), options: z.array(text).length(5).optional() }),
  z.strictObject({
    kind: z.literal("count"),
    from: z.record(text, z.array(z.number())),
    where: text,
    result: text.optional(),
    options: z.array(text).length(5).optional(),
  }),
  z.strictObject({ kind: z.literal("note"), note: text }),
]);
export type Check = z.infer<typeof Check>;

const Item = z.strictObject({
  id: text,
  unit: text,
  points: z.literal([1, 2, 3]),
  stem: text,
  passage: text.optional(),
  figure: z.string().startsWith("<svg").optional(),
  options: z.array(z.strictObject({ text, reason: text.optional() })).length(5),
  answer: z.int().min(0).max(4),
  explanation: text,
  check: Check.optional(),
});
export type Item = z.infer<typeof Item>;

export const Form = z.strictObject({
  id: text,
  version: z.int().min(1),
  subject: z.enum(["MATH", "ENGLISH"]),
  level: z.enum(["M1", "M2", "M3", "H1"]),
  form: z.enum(["A", "B", "C"]),
  items: z.array(Item).length(15),
});
export type Form = z.infer<typeof Form>;

/** Everything of an item that the student reads, with the mathematics still between its dollar signs. */
export function readTexts(item: Item): string[] {
  return [
    item.stem,
    item.passage ?? "",
    item.explanation,
    ...item.options.flatMap((option) => [option.text, option.reason ?? ""]),
  ];
}
