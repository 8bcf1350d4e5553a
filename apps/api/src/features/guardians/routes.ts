import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { signedInRoutes } from "../../lib/routes.ts";
import { versionHeaders } from "../../lib/version.ts";
import { addGuardian } from "./add-guardian.ts";
import { changeGuardian } from "./change-guardian.ts";
import { getGuardian } from "./get-guardian.ts";
import {
  guardian,
  guardianChange,
  guardianPhoneRequest,
  guardianRead,
  guardianVerification,
  newGuardian,
} from "./schemas.ts";
import { sendGuardianCode } from "./send-guardian-code.ts";

/** The guardian of a student account. */
export function guardianRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "account");

    signedIn.get(
      "/users/me/guardian",
      { operationId: "getGuardian", response: answers({ 200: guardianRead }) },
      async (_request, { userId }) => ({ guardian: await getGuardian(deps.db, userId) }),
    );

    signedIn.post(
      "/users/me/guardian/verifications",
      {
        operationId: "sendGuardianCode",
        body: guardianPhoneRequest,
        response: answers({ 201: guardianVerification }, 400, 403, 429, 502),
      },
      async (request, { userId }) => {
        const { phoneNumber } = request.body;
        return sendGuardianCode(deps, { userId, phoneNumber, address: request.ip });
      },
    );

    signedIn.post(
      "/users/me/guardian",
      {
        operationId: "addGuardian",
        body: newGuardian,
        response: answers({ 201: guardian }, 400, 403, 404, 409, 410, 429),
      },
      async (request, { userId }) => addGuardian(deps, userId, request.body),
    );

    signedIn.patch(
      "/users/me/guardian",
      {
        operationId: "changeGuardian",
        headers: versionHeaders,
        body: guardianChange,
        response: answers({ 200: guardian }, 400, 403, 404, 409, 410, 429),
      },
      async (request, { userId }) => changeGuardian(deps, userId, request.body, request.headers["if-match"]),
    );
  };
}
