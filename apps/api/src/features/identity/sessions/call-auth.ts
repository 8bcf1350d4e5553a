import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { AppConfig } from "../../../lib/config/app-config.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { readAuthError } from "./read-auth-error.ts";

const PASSED_ON = ["cookie", "origin", "user-agent"] as const;

export interface AuthCall<T> {
  auth: Auth;
  config: AppConfig;
  /** Path below /api/auth. */
  path: string;
  body?: unknown;
  answer: z.ZodType<T>;
}

/**
 * Lets better-auth answer one of its own calls: cookies go both ways, the answer is cut down to `answer`.
 * @throws ApiError of our catalogue for every refusal.
 */
export async function callAuth<T>(request: FastifyRequest, reply: FastifyReply, call: AuthCall<T>): Promise<T> {
  const headers = sessionHeaders(request);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  if (body) headers.set("content-type", "application/json");
  const url = new URL(`/api/auth${call.path}`, call.config.apiOrigin);
  const response = await call.auth.handler(
    new Request(url, { method: request.method, headers, ...(body ? { body } : {}) }),
  );
  const text = await response.text();
  const content: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) throw readAuthError(response.status, content);
  passCookies(response.headers, reply);
  return call.answer.parse(content);
}

/** The headers that better-auth needs to know the session. */
export function sessionHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  return headers;
}

export function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header("set-cookie", cookie);
}
