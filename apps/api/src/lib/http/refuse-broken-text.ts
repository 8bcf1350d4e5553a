import type { FastifyRequest, preValidationHookHandler } from "fastify";
import { REFUSE_FIELDS } from "../errors/refuse.ts";

/**
 * Refuses text that nobody types, wherever it stands in a request: halves of surrogate pairs (PostgreSQL could not hold
 * them), and characters that `HIDDEN` names, which forge lines in mails and logs or turn a shown name round.
 * @throws ApiError 400, the service's validation error, at the field.
 */
export const refuseBrokenText: preValidationHookHandler = (request, _reply, done) => {
  checkText(request);
  done();
};

function checkText(request: FastifyRequest): void {
  for (const part of [request.params, request.query, request.body]) {
    const path = findBrokenText(part);
    if (path === null) continue;
    const service = request.routeOptions.config.service ?? "class";
    throw REFUSE_FIELDS[service]({ fields: [{ path, message: "쓸 수 없는 글자가 있어요." }] });
  }
}

/** Where the first broken text stands, e.g. "student.name"; null when there is none. Not recursive: depth is the sender's. */
function findBrokenText(root: unknown): string | null {
  const waiting: { value: unknown; path: string }[] = [{ value: root, path: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && isBroken(value)) return path;
    if (value === null || typeof value !== "object") continue;
    for (const [key, part] of Object.entries(value)) {
      if (isBroken(key)) return path;
      waiting.push({ value: part, path: path ? `${path}.${key}` : key });
    }
  }
  return null;
}

/** Control characters but tab and line breaks (a field of one line refuses those), line separators, changes of direction. */
const HIDDEN = /(?![\t\n\r])\p{Control}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const isBroken = (text: string): boolean => HIDDEN.test(text) || !text.isWellFormed();
