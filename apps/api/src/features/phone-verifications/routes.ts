import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { user } from "../users/schemas.ts";
import { phoneCode, phoneVerification, phoneVerificationParams, phoneVerificationRequest } from "./schemas.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { verifyPhoneCode } from "./verify-phone-code.ts";

/** Phone verification: six digits, three minutes; limits per phone and day survive a resend (product §4). */
export function phoneVerificationRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/phone-verifications",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "sendPhoneCode",
          tags: ["account"],
          security: SIGNED_IN,
          body: phoneVerificationRequest,
          response: answers({ 201: phoneVerification }, 400, 401, 403, 404, 409, 429, 502),
        },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        const sent = await sendPhoneCode(deps, { userId, phoneNumber: request.body.phoneNumber, address: request.ip });
        return reply.status(201).send(sent);
      },
    );

    app.post(
      "/phone-verifications/:id/verify",
      {
        onRequest: signedInOnly,
        config: { service: "class" },
        schema: {
          operationId: "verifyPhoneCode",
          tags: ["account"],
          security: SIGNED_IN,
          params: phoneVerificationParams,
          body: phoneCode,
          response: answers({ 200: user }, 400, 401, 403, 404, 409, 410, 429),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        return verifyPhoneCode(deps, { userId, id: request.params.id, code: request.body.code });
      },
    );
  };
}
