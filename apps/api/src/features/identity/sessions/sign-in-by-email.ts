import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Ctx } from "../../../deps.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { callAuth } from "./call-auth.ts";
import { countLogIn, forgetLogIn } from "./count-log-in.ts";
import { findDeviceMark, issueDeviceMark } from "./issue-device-mark.ts";
import { findDeviceOwner } from "./repository.ts";
import { signedIn, type signIn } from "./schemas.ts";

export interface LogInCall {
  request: FastifyRequest;
  reply: FastifyReply;
  body: z.infer<typeof signIn>;
}

/**
 * Logs in by e-mail and password, and marks the device as known to the account.
 * @throws ApiError 400 account 20004 for a wrong pair; 403 account 20002 for an account at rest; 429 as `countLogIn`
 */
export async function signInByEmail(ctx: Ctx, auth: Auth, { request, reply, body }: LogInCall) {
  const { config } = ctx;
  const owner = await findDeviceOwner(ctx.db, body.email);
  const device = owner && findDeviceMark(config, request, owner);
  const attempt = { address: request.ip, email: body.email, device };
  await countLogIn(ctx, attempt);
  const answer = await callAuth(request, reply, { auth, config, path: "/sign-in/email", body, answer: signedIn });
  await forgetLogIn(ctx, attempt);
  if (owner) issueDeviceMark(config, request, reply, owner);
  return answer;
}
