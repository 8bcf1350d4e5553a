import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
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

const route = (operationId: string) => ({ operationId, tags: ["account"], security: SIGNED_IN });

/** The guardian of a student account. */
export function guardianRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { service: "account" as const };
    const onRequest = signedInOnly;

    app.get(
      "/users/me/guardian",
      { onRequest, config, schema: { ...route("getGuardian"), response: answers({ 200: guardianRead }, 401) } },
      async (request) => ({ guardian: await getGuardian(deps.db, requireCaller(request).userId) }),
    );

    app.post(
      "/users/me/guardian/verifications",
      {
        onRequest,
        config,
        schema: {
          ...route("sendGuardianCode"),
          body: guardianPhoneRequest,
          response: answers({ 201: guardianVerification }, 400, 401, 403, 429, 502),
        },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        const { phoneNumber } = request.body;
        return reply.status(201).send(await sendGuardianCode(deps, { userId, phoneNumber, address: request.ip }));
      },
    );

    app.post(
      "/users/me/guardian",
      {
        onRequest,
        config,
        schema: {
          ...route("addGuardian"),
          body: newGuardian,
          response: answers({ 201: guardian }, 400, 401, 403, 404, 409, 410, 429),
        },
      },
      async (request, reply) =>
        reply.status(201).send(await addGuardian(deps, requireCaller(request).userId, request.body)),
    );

    app.patch(
      "/users/me/guardian",
      {
        onRequest,
        config,
        schema: {
          ...route("changeGuardian"),
          body: guardianChange,
          headers: versionHeaders,
          response: answers({ 200: guardian }, 400, 401, 403, 404, 409, 410, 429),
        },
      },
      async (request) => changeGuardian(deps, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );
  };
}
