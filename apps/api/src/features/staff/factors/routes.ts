import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { completeSetUp } from "./complete-set-up.ts";
import { recordPass } from "./record-pass.ts";
import { staffFactor, staffFactorCode, staffFactorSecret, staffRecoveryCodes } from "./schemas.ts";
import { showFactor } from "./show-factor.ts";
import { startSetUp } from "./start-set-up.ts";

/** The second factor of our staff (docs/decisions/0094). */
export function staffFactorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/staff/factor",
      { operationId: "showStaffFactor", response: answers({ 200: staffFactor }) },
      async (_request, ctx) => showFactor(ctx),
    );

    signedIn.post(
      "/staff/factor",
      { operationId: "startStaffFactor", response: answers({ 201: staffFactorSecret }, 403, 409) },
      async (_request, ctx) => startSetUp(ctx),
    );

    signedIn.post(
      "/staff/factor/confirm",
      {
        operationId: "confirmStaffFactor",
        body: staffFactorCode,
        response: answers({ 200: staffRecoveryCodes }, 400, 403, 404, 409, 429),
      },
      async (request, ctx) => ({ recoveryCodes: await completeSetUp(ctx, request.body.code) }),
    );

    signedIn.post(
      "/staff/factor/pass",
      {
        operationId: "passStaffFactor",
        body: staffFactorCode,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request, ctx) => {
        await recordPass(ctx, request.body.code);
      },
    );
  };
}
