import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { issueDeviceMark } from "../sessions/issue-device-mark.ts";
import { changePassword } from "./change-password.ts";
import { checkReset } from "./check-reset.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { cutResetWay, readResetWays } from "./reset-ways.ts";
import {
  type PasswordDone,
  passwordChange,
  passwordDone,
  passwordReset,
  passwordResetRequest,
  resetLink,
  resetWayCut,
  resetWays,
} from "./schemas.ts";

/** A forgotten password, and the change of one. */
export function passwordRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    const anyone = publicRoutes(app, deps, "account");
    anyone.post(
      "/auth/request-password-reset",
      {
        operationId: "requestPasswordReset",
        body: passwordResetRequest,
        response: answers({ 200: passwordDone }, 400, 403, 429),
      },
      async ({ body, ip }, ctx) => requestReset(ctx, { ...body, address: ip }),
    );

    anyone.post(
      "/auth/reset-password/check",
      {
        operationId: "checkPasswordReset",
        body: resetLink,
        response: answers({ 200: passwordDone }, 400, 403, 410, 429),
      },
      async ({ body, ip }, ctx) => checkReset(ctx, { ...body, address: ip }),
    );

    anyone.post(
      "/auth/reset-password",
      {
        operationId: "resetPassword",
        body: passwordReset,
        response: answers({ 200: passwordDone }, 400, 403, 410, 429),
      },
      async (request, ctx, reply): Promise<PasswordDone> => {
        const owner = await resetPassword(ctx, { ...request.body, address: request.ip });
        issueDeviceMark(ctx.config, request, reply, owner);
        return { success: true };
      },
    );

    anyone.post(
      "/auth/reset-password/ways",
      { operationId: "readResetWays", body: resetLink, response: answers({ 200: resetWays }, 400, 403, 410, 429) },
      async ({ body, ip }, ctx) => readResetWays(ctx, { ...body, address: ip }),
    );

    anyone.post(
      "/auth/reset-password/ways/cut",
      { operationId: "cutResetWay", body: resetWayCut, response: answers({ 200: resetWays }, 400, 403, 410, 429) },
      async ({ body, ip }, ctx) => cutResetWay(ctx, { ...body, address: ip }),
    );

    signedIn.post(
      "/auth/change-password",
      {
        operationId: "changePassword",
        body: passwordChange,
        response: answers({ 200: passwordDone }, 400, 403, 404, 429),
      },
      async (request, ctx, reply): Promise<PasswordDone> => {
        issueDeviceMark(ctx.config, request, reply, await changePassword(ctx, request.body));
        return { success: true };
      },
    );
  };
}
