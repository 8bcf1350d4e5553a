import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import { emailCode, emailProof, emailVerification, emailVerificationRequest } from "./schemas.ts";
import { sendEmailCode } from "./send-email-code.ts";
import { verifyEmailCode } from "./verify-email-code.ts";

/** Whether a visitor reads the mailbox that they sign up with. */
export function emailVerificationRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "account");
    anyone.post(
      "/auth/email-verifications",
      {
        operationId: "sendEmailCode",
        body: emailVerificationRequest,
        response: answers({ 200: emailVerification }, 400, 403, 429),
      },
      async ({ body, ip }, ctx) => sendEmailCode(ctx, { ...body, address: ip }),
    );

    anyone.post(
      "/auth/email-verifications/verify",
      { operationId: "verifyEmailCode", body: emailCode, response: answers({ 200: emailProof }, 400, 403) },
      async ({ body }, ctx) => verifyEmailCode(ctx, body),
    );
  };
}
