import type { SwaggerTransformObject } from "@fastify/swagger";
import { jsonSchemaTransformObject } from "fastify-type-provider-zod";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const PREFIX = "#/components/schemas/";

/**
 * The published document: paths without the "/api" prefix (that is the server's), only the schemas that are used, and
 * the "Input" suffix only where a schema reads differently as input and as output.
 */
export const openApiDocument: SwaggerTransformObject = (document) => {
  const whole = JSON.parse(JSON.stringify(jsonSchemaTransformObject(document))) as JsonObject;
  const paths = asObject(whole.paths);
  const components = asObject(whole.components);
  const schemas = asObject(components.schemas);
  const used = reachable(paths, schemas);
  const names = new Map([...used].map((name) => [name, publicName(name, used, schemas)]));
  const kept: JsonObject = Object.fromEntries([...used].map((name) => [names.get(name) ?? name, schemas[name] ?? {}]));
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  const withoutPrefix = Object.entries(paths)
    .map(([path, item]) => [path.replace(/^\/api(?=\/)/, ""), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const result = {
    ...whole,
    servers: [{ url: "/api" }],
    paths: Object.fromEntries(withoutPrefix),
    components: { ...components, schemas: sorted },
  };
  return renameRefs(result, names) as ReturnType<SwaggerTransformObject>;
};

/** `XInput` is published as `X` unless an output schema `X` that differs is used as well. */
function publicName(name: string, used: Set<string>, schemas: JsonObject): string {
  if (!name.endsWith("Input")) return name;
  const base = name.slice(0, -"Input".length);
  const same = JSON.stringify(schemas[base]) === JSON.stringify(schemas[name]);
  return !used.has(base) || same ? base : name;
}

function reachable(root: Json, schemas: JsonObject): Set<string> {
  const found = new Set<string>();
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (value !== null && typeof value === "object") {
      for (const [key, entry] of Object.entries(value)) {
        if (key !== "$ref" || typeof entry !== "string") visit(entry);
        else if (!found.has(entry.slice(PREFIX.length))) {
          found.add(entry.slice(PREFIX.length));
          visit(schemas[entry.slice(PREFIX.length)]);
        }
      }
    }
  };
  visit(root);
  return found;
}

function renameRefs(value: unknown, names: Map<string, string>): unknown {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    key === "$ref" && typeof entry === "string" && entry.startsWith(PREFIX)
      ? PREFIX + (names.get(entry.slice(PREFIX.length)) ?? entry.slice(PREFIX.length))
      : entry,
  );
}

function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}
