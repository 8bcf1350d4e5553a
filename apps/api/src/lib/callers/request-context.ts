import type { FastifyRequest } from "fastify";
import { type ApiError, refuse } from "../errors/refuse.ts";
import type { Account } from "./ctx.ts";

/** Who calls, as the access token says. */
export type Caller = Pick<Account, "userId" | "sessionId" | "isView">;

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the access-token hook when a valid `authorization` header came along. */
    caller: Caller | null;
    /** Why a token that did come along was refused; told only where a caller is needed. */
    tokenProblem: ApiError | null;
  }
}

/**
 * The signed-in caller.
 * @throws ApiError 401 (10006 when the token has expired, 10001 otherwise).
 */
export function requireCaller(request: FastifyRequest): Caller {
  if (request.caller) return request.caller;
  throw request.tokenProblem ?? refuse.accessTokenInvalid();
}
