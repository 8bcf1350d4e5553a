import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { user } from "../users/schemas.ts";
import {
  ownPhoneVerificationRequest,
  phoneCodeBody,
  phoneVerification,
  phoneVerificationParams,
  phoneVerificationRequest,
} from "./schemas.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { sendVisitorCode } from "./send-visitor-code.ts";
import { verifyPhoneCode } from "./verify-phone-code.ts";

/** Phone verification: six digits, three minutes, five tries of each code; codes are limited per phone, requester and day. */
export function phoneVerificationRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.post(
      "/phone-verifications",
      {
        operationId: "sendPhoneCode",
        body: ownPhoneVerificationRequest,
        response: answers({ 201: phoneVerification }, 400, 403, 404, 409, 429, 502),
      },
      async (request, ctx) => sendPhoneCode(ctx, { ...request.body, address: request.ip }),
    );

    publicRoutes(app, deps, "account").post(
      "/visitor-phone-verifications",
      {
        operationId: "sendVisitorCode",
        body: phoneVerificationRequest,
        response: answers({ 201: phoneVerification }, 400, 403, 429, 502),
      },
      async (request, ctx) => sendVisitorCode(ctx, { phoneNumber: request.body.phoneNumber, address: request.ip }),
    );

    // A wrong code is refused as wrong input of the class service.
    signedInRoutes(app, deps, "class").post(
      "/phone-verifications/:id/verify",
      {
        operationId: "verifyPhoneCode",
        tags: ["account"],
        params: phoneVerificationParams,
        body: phoneCodeBody,
        response: answers({ 200: user }, 400, 403, 404, 409, 410, 429),
      },
      async (request, ctx) => verifyPhoneCode(ctx, { id: request.params.id, code: request.body.code }),
    );
  };
}
