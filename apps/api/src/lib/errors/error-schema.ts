import { errorBodySchema } from "@pkg/domain/schemas";
import { z } from "zod";

/** The body of every product error; codes add details of their own beside the three known keys. */
export const errorBody = errorBodySchema
  .extend({ fields: z.array(z.object({ path: z.string(), message: z.string() })).optional() })
  .meta({ id: "ErrorBody" });

/** The body of an answer that is no product error: the service is unstable or busy. */
const unstableBody = z.object({ message: z.string() }).meta({ id: "UnstableBody" });

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 502;

/**
 * The `response` part of a route's schema: what success looks like, and which error statuses the route declares.
 * 400 comes along with every route, since any address or body may be malformed, as do 500 and 503.
 */
export function answers<Success extends Record<number, z.ZodType>, Status extends ErrorStatus>(
  success: Success,
  ...statuses: Status[]
): Success & Record<Status, typeof errorBody> & typeof FAILURES {
  const errors = Object.fromEntries(statuses.map((status) => [status, errorBody]));
  return { ...success, ...(errors as Record<Status, typeof errorBody>), ...FAILURES };
}

const failure = z.union([errorBody, unstableBody]);
const FAILURES = { 400: errorBody, 500: failure, 503: failure } as const;

/** The body of 204. */
export const nothing = z.null().describe("No content");
