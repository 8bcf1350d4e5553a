import { openApiText } from "./openapi-text.ts";

export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  schema: JsonSchema;
}

interface Described {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, { content?: { "application/json": { schema: JsonSchema } } }>;
}

export interface Operation {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, with {placeholders}. */
  path: string;
  needsCaller: boolean;
  /** The task of which staff's roles have to allow one; null for what is no staff's. */
  task: string | null;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** By status; null where there is no body. */
  responses: Record<string, JsonSchema | null>;
}

export interface Contract {
  operations: Operation[];
  schemas: Record<string, JsonSchema>;
}

/** It never ends by itself, so it has tests of its own (matches.test.ts). */
const STREAM = "watchMatches";

/** Every operation of the contract that answers at once, as data for generated tests. */
export async function readContract(): Promise<Contract> {
  const document = JSON.parse(await openApiText());
  const operations = Object.entries<Record<string, Described>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => toOperation(method, path, described)),
  );
  return { operations: operations.filter(({ id }) => id !== STREAM), schemas: document.components.schemas };
}

function toOperation(method: string, path: string, described: Described): Operation {
  const { operationId, security, parameters = [], requestBody, responses } = described;
  return {
    id: operationId,
    method: method.toUpperCase() as Operation["method"],
    path,
    needsCaller: security?.every((way) => Object.keys(way).length > 0) ?? false,
    task: security?.[0]?.accessToken?.[0] ?? null,
    parameters,
    body: requestBody?.content["application/json"].schema ?? null,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [status, content?.["application/json"].schema ?? null]),
    ),
  };
}
