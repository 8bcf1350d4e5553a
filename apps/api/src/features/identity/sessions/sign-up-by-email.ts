import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Ctx } from "../../../deps.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { checkNewPassword } from "../../../lib/log-in/check-new-password.ts";
import { requireEmailProof } from "../../../lib/log-in/sealed-email.ts";
import { callAuth } from "./call-auth.ts";
import { countCall } from "./count-log-in.ts";
import { issueDeviceMark } from "./issue-device-mark.ts";
import { findDeviceOwner } from "./repository.ts";
import { signedIn, type signUp } from "./schemas.ts";

export interface SignUpCall {
  request: FastifyRequest;
  reply: FastifyReply;
  body: z.infer<typeof signUp>;
}

/**
 * Makes an account by e-mail and password, logs in to it, and marks the device as known to it.
 * @throws ApiError 409 account 20003 for an address that was taken meanwhile; 429 as `countCall`; as
 *   `checkNewPassword` and `requireEmailProof`
 */
export async function signUpByEmail(ctx: Ctx, auth: Auth, { request, reply, body: given }: SignUpCall) {
  const { config } = ctx;
  await countCall(ctx, request.ip);
  const { proof, ...body } = given;
  checkNewPassword({ field: "password", ...body });
  requireEmailProof(config, { email: body.email, proof });
  const answer = await callAuth(request, reply, { auth, config, path: "/sign-up/email", body, answer: signedIn });
  const owner = await findDeviceOwner(ctx.db, body.email);
  if (owner) issueDeviceMark(config, request, reply, owner);
  return answer;
}
