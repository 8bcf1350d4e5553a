import type { FastifyReply, FastifyRequest } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  type ZodFastifySchemaValidationError,
} from "fastify-type-provider-zod";
import { isDatabaseAway } from "./database-error.ts";
import { isFolderAway } from "./folder-error.ts";
import { ApiError, type FieldProblem, REFUSE_FIELDS, type RouteRefusals, refuse } from "./refuse.ts";
import { validationMessage } from "./validation-message.ts";

/** What the client sees when we do not know better: no errorCode, since it is no product error. */
const UNSTABLE = { message: "서버가 불안정해요. 잠시 후 다시 시도해 주세요." };
const AWAY = { message: "지금 연결이 어려워요. 잠시 후 다시 시도해 주세요." };
const NO_FILES = { message: "지금 파일을 받을 수 없어요. 잠시 후 다시 시도해 주세요." };
const BUSY = { message: "지금 이용하는 사람이 많아요. 잠시 후 다시 시도해 주세요." };

/** Turns every error into `{ service, errorCode, message, ...details }` with a fitting status. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    const opensAt = error.status === 429 ? Date.parse(String(error.details.opensAt)) : Number.NaN;
    if (opensAt) reply.header("retry-after", String(Math.max(1, Math.ceil((opensAt - Date.now()) / 1000))));
    return reply.status(error.status).send(error.toBody());
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = readFields(error.validation);
    const { service = "class", refuseFields } = request.routeOptions.config;
    const refused = refuseFields?.(fields) ?? REFUSE_FIELDS[service]({ fields });
    return reply.status(refused.status).send(refused.toBody());
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, "the database is away");
    return reply.status(503).header("retry-after", "2").send(AWAY);
  }
  if (isFolderAway(error)) {
    request.log.error({ err: error }, "the folder of files is away");
    return reply.status(503).header("retry-after", "5").send(NO_FILES);
  }
  const status = statusOf(error);
  if (status === 503) return answerBusy(reply, 5);
  // Fastify's own refusals: broken JSON, body too large, wrong media type.
  if (status >= 400 && status < 500) return reply.status(status).send(refuse.invalidInput().toBody());
  const kind = isResponseSerializationError(error) ? "response does not fit its schema" : "unexpected error";
  request.log.error({ err: error, route: request.routeOptions.url }, kind);
  const { refuseFailure } = request.routeOptions.config;
  return reply.status(500).send(refuseFailure?.().toBody() ?? UNSTABLE);
}

/** Too much at once: the caller may ask again after so many seconds. */
export function answerBusy(reply: FastifyReply, retryAfterS: number): FastifyReply {
  return reply.status(503).header("retry-after", String(retryAfterS)).send(BUSY);
}

/** One sentence per field: the first that is wrong with it. */
function readFields(issues: ZodFastifySchemaValidationError[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.instancePath.replace(/^\//, "").replaceAll("/", ".");
    if (!byPath.has(path)) byPath.set(path, validationMessage(issue));
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

export function handleNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(refuse.notFound().toBody());
}

/** An address that the router cannot read: no UTF-8, or a part that is too long for any id. No hook runs for it. */
export function handleMalformedAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  return reply.status(400).header("x-content-type-options", "nosniff").send(refuse.invalidInput().toBody());
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : 500;
}

declare module "fastify" {
  interface FastifyContextConfig extends RouteRefusals {
    /** Which of the two services of the specification the route belongs to; "class" when not said. */
    service?: "account" | "class";
  }
}
