import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { ApiError, refuse } from "../errors/refuse.ts";
import { createTokenCheck } from "./access-token.ts";

/** A token without its scheme, as clients sent it before there was one. */
const IS_BARE_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Reads the `authorization` header into `request.caller`. A wrong token is refused only where a caller is needed
 * (`requireCaller`), so that public reads keep working for a page whose token has just run out.
 */
export function authenticate(authSecret: string): onRequestHookHandler {
  const check = createTokenCheck(authSecret);
  return (request, _reply, done) => {
    readToken(request, check);
    done();
  };
}

function readToken(request: FastifyRequest, check: ReturnType<typeof createTokenCheck>): void {
  const [scheme, token] = request.headers.authorization?.split(" ") ?? [];
  if (scheme && !token && IS_BARE_TOKEN.test(scheme)) request.tokenProblem = refuse.legacyToken();
  if (!scheme || !token) return;
  if (scheme.toLowerCase() !== "bearer") {
    request.tokenProblem = refuse.accessTokenInvalid();
    return;
  }
  try {
    request.caller = check(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    request.tokenProblem = error;
  }
}
