import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { VENDOR_SCHEMAS } from "./env.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** PortOne's published description, in the folder VENDOR_SCHEMAS relative to the repository root. */
export const PORTONE_OPENAPI = resolve(ROOT, VENDOR_SCHEMAS, "portone-v2.openapi.json");

/** The name of the skipped conformance test; `null` when the description exists. */
export const PORTONE_OPENAPI_MISSING = existsSync(PORTONE_OPENAPI)
  ? null
  : `skipped: ${PORTONE_OPENAPI} is not there (set VENDOR_SCHEMAS to the folder with the vendor's OpenAPI)`;

const content = z.object({ content: z.object({ "application/json": z.object({ schema: z.unknown() }) }).optional() });
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: content.optional(),
  responses: z.record(z.string(), content),
});
const openapi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export type OpenApi = z.infer<typeof openapi>;
export type Operation = z.infer<typeof operation>;

export function readPortoneOpenApi(): OpenApi {
  return openapi.parse(JSON.parse(readFileSync(PORTONE_OPENAPI, "utf8")));
}

/**
 * Turns OpenAPI 3.0 schemas into JSON Schema 2020-12, stricter than the vendor wrote them:
 * undocumented fields are refused, and a `discriminator` selects its branch
 * (as plain `oneOf` several of PortOne's states are indistinguishable).
 */
export function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  const { discriminator, oneOf, ...rest } = schema as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name.startsWith("x-")) continue;
    result[name] = name === "$ref" ? toDefs(String(value)) : toJsonSchema(value);
  }
  if (rest.type === "object" && typeof rest.properties === "object") result.additionalProperties ??= false;
  const chosen = z
    .object({ propertyName: z.string(), mapping: z.record(z.string(), z.string()) })
    .safeParse(discriminator);
  if (!chosen.success) return oneOf === undefined ? result : { ...result, oneOf: toJsonSchema(oneOf) };
  const { propertyName, mapping } = chosen.data;
  return {
    ...result,
    type: "object",
    required: [propertyName],
    properties: { [propertyName]: { enum: Object.keys(mapping) } },
    allOf: Object.entries(mapping).map(([value, ref]) => ({
      if: { properties: { [propertyName]: { const: value } } },
      // biome-ignore lint/suspicious/noThenProperty: "then" is a JSON Schema keyword; this object is never awaited.
      then: { $ref: toDefs(ref) },
    })),
  };
}

const toDefs = (ref: string) => ref.replace("#/components/schemas/", "portone#/$defs/");
