import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type Operation, readPortoneOpenApi, toJsonSchema } from "./vendor-schemas.ts";

export interface Exchange {
  method: string;
  /** Path and query. */
  url: string;
  requestBody: unknown;
  status: number;
  responseBody: unknown;
}

/** @returns the violations of one exchange; empty when it conforms */
export type ContractCheck = (exchange: Exchange) => string[];

/** Creates a validator of requests and answers against the vendor's OpenAPI description. */
export function loadPortoneContract(): ContractCheck {
  const { paths, components } = readPortoneOpenApi();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const $defs = Object.fromEntries(Object.entries(components.schemas).map(([name, one]) => [name, toJsonSchema(one)]));
  ajv.addSchema({ $id: "portone", $defs });
  const validators = new Map<unknown, ValidateFunction>();
  const problems = (where: string, schema: unknown, value: unknown): string[] => {
    const validate =
      validators.get(schema) ?? ajv.compile(z.record(z.string(), z.unknown()).parse(toJsonSchema(schema)));
    validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${where}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
  };

  return ({ method, url, requestBody, status, responseBody }) => {
    const { pathname, searchParams } = new URL(url, "http://contract");
    const name = `${method} ${pathname}`;
    const operation = findOperation(paths, method, pathname);
    if (operation === null) return [`${name}: not a documented operation`];
    const query = operation.parameters.filter((one) => one.in === "query").map((one) => one.name);
    const found = [...searchParams.keys()]
      .filter((key) => !query.includes(key))
      .map((key) => `${name}: undocumented query ${key}`);
    const bodySchema = operation.requestBody?.content?.["application/json"].schema;
    // A request that was refused as invalid does not have to conform.
    if (bodySchema !== undefined && status !== 400) {
      // A GET request carries its body in the query.
      const inQuery = () => JSON.parse(searchParams.get("requestBody") ?? "{}");
      const body = method === "GET" ? inQuery() : requestBody;
      found.push(...problems(`${name} request`, bodySchema, body));
    }
    if (bodySchema === undefined && requestBody != null) found.push(`${name}: a body where none is documented`);
    const answer = operation.responses[String(status)]?.content?.["application/json"].schema;
    if (answer === undefined) return [...found, `${name}: undocumented status ${status}`];
    return [...found, ...problems(`${name} ${status}`, answer, responseBody)];
  };
}

/**
 * Records the sandbox's PortOne exchanges from now on; call it before listening.
 * @returns the exchanges, for checking after the calls: compiling schemas would delay the answers
 */
export function recordExchanges(app: FastifyInstance): Exchange[] {
  const exchanges: Exchange[] = [];
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type")).includes("json");
    if (!isJson || typeof payload !== "string" || !/^\/(payments|billing-keys)/.test(request.url)) return payload;
    const { method, url, body: requestBody } = request;
    exchanges.push({ method, url, requestBody, status: reply.statusCode, responseBody: JSON.parse(payload) });
    return payload;
  });
  return exchanges;
}

function findOperation(paths: Record<string, Record<string, Operation>>, method: string, pathname: string) {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`);
    const operation = operations[method.toLowerCase()];
    if (operation !== undefined && pattern.test(pathname)) return operation;
  }
  return null;
}
