import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { versionHeaders } from "../../../lib/requests/version.ts";
import { addGuardian } from "./add-guardian.ts";
import { changeGuardian } from "./change-guardian.ts";
import { checkVisitorGuardianCode } from "./check-guardian-code.ts";
import { getGuardian } from "./get-guardian.ts";
import {
  guardian,
  guardianChange,
  guardianCode,
  guardianPhoneRequest,
  guardianRead,
  guardianVerification,
  guardianVerificationParams,
  newGuardian,
  verifiedGuardianPhone,
} from "./schemas.ts";
import { sendGuardianCode, sendVisitorGuardianCode } from "./send-guardian-code.ts";

/** The guardian of a student account. */
export function guardianRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");

    signedIn.get(
      "/users/me/guardian",
      { operationId: "getGuardian", response: answers({ 200: guardianRead }) },
      async (_request, ctx) => ({ guardian: await getGuardian(ctx) }),
    );

    signedIn.post(
      "/users/me/guardian/verifications",
      {
        operationId: "sendGuardianCode",
        body: guardianPhoneRequest,
        response: answers({ 201: guardianVerification }, 400, 403, 429, 502),
      },
      async (request, ctx) => {
        const { phoneNumber } = request.body;
        return sendGuardianCode(ctx, { phoneNumber, address: request.ip });
      },
    );

    // A child under 14 who signs up has no account before the guardian has agreed.
    const open = publicRoutes(app, deps, "account");
    open.post(
      "/guardian-verifications",
      {
        operationId: "sendNewGuardianCode",
        body: guardianPhoneRequest,
        response: answers({ 201: guardianVerification }, 400, 429, 502),
      },
      async (request, ctx) =>
        sendVisitorGuardianCode(ctx, { phoneNumber: request.body.phoneNumber, address: request.ip }),
    );

    open.post(
      "/guardian-verifications/:id/verify",
      {
        operationId: "verifyNewGuardianCode",
        params: guardianVerificationParams,
        body: guardianCode,
        response: answers({ 200: verifiedGuardianPhone }, 400, 404, 410, 429),
      },
      async ({ params: { id }, body }, ctx) => ({
        id,
        phoneNumber: await checkVisitorGuardianCode(ctx, id, body.code),
      }),
    );

    signedIn.post(
      "/users/me/guardian",
      {
        operationId: "addGuardian",
        body: newGuardian,
        response: answers({ 201: guardian }, 400, 403, 404, 409, 410, 429),
      },
      async (request, ctx) => addGuardian(ctx, request.body),
    );

    signedIn.patch(
      "/users/me/guardian",
      {
        operationId: "changeGuardian",
        headers: versionHeaders,
        body: guardianChange,
        response: answers({ 200: guardian }, 400, 403, 404, 409, 410, 429),
      },
      async (request, ctx) => changeGuardian(ctx, request.body, request.headers["if-match"]),
    );
  };
}
