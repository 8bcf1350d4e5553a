import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changePassword } from "./change-password.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { passwordChange, passwordDone, passwordReset, passwordResetRequest } from "./schemas.ts";

/** A forgotten password, and the change of one. */
export function passwordRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/auth/request-password-reset",
      {
        config: { service: "account" },
        schema: {
          operationId: "requestPasswordReset",
          tags: ["account"],
          body: passwordResetRequest,
          response: answers({ 200: passwordDone }, 400, 403, 429),
        },
      },
      async ({ body, ip }) => requestReset(deps, { email: body.email, address: ip }),
    );

    app.post(
      "/auth/reset-password",
      {
        config: { service: "account" },
        schema: {
          operationId: "resetPassword",
          tags: ["account"],
          body: passwordReset,
          response: answers({ 200: passwordDone }, 400, 403, 410, 429),
        },
      },
      async ({ body, ip }) => resetPassword(deps, { ...body, address: ip }),
    );

    app.post(
      "/auth/change-password",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "changePassword",
          tags: ["account"],
          security: SIGNED_IN,
          body: passwordChange,
          response: answers({ 200: passwordDone }, 400, 401, 403, 404, 429),
        },
      },
      async (request) => changePassword(deps, requireCaller(request), request.body),
    );
  };
}
