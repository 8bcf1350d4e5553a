import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { buildEarningsFile } from "./build-earnings-file.ts";
import { getEarnings } from "./get-earnings.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { getPayoutYear } from "./get-payout-year.ts";
import { savePayoutAccount } from "./save-payout-account.ts";
import {
  earnings,
  earningsFile,
  earningsQuery,
  payoutAccount,
  payoutAccountRequest,
  payoutYear,
  payoutYearQuery,
} from "./schemas.ts";

/** What the signed-in tutor earns, and where it is paid. */
export function payoutRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/tutors/me/earnings",
      { operationId: "getEarnings", querystring: earningsQuery, response: answers({ 200: earnings }, 400, 403) },
      async ({ query: { month } }, ctx) => getEarnings(ctx.db, ctx.actor.userId, { month, at: ctx.now }),
    );

    signedIn.get(
      "/tutors/me/earnings/file",
      {
        operationId: "getEarningsFile",
        querystring: earningsQuery,
        response: answers({ 200: earningsFile }, 400, 403),
      },
      async ({ query: { month } }, ctx) =>
        buildEarningsFile(await getEarnings(ctx.db, ctx.actor.userId, { month, at: ctx.now })),
    );

    signedIn.get(
      "/tutors/me/payouts",
      {
        operationId: "getPayoutYear",
        querystring: payoutYearQuery,
        response: answers({ 200: payoutYear }, 400, 403),
      },
      async ({ query: { year } }, ctx) => getPayoutYear(ctx, year),
    );

    signedIn.get(
      "/tutors/me/payout-account",
      { operationId: "getPayoutAccount", response: answers({ 200: payoutAccount }, 403) },
      async (_request, ctx) => getPayoutAccount(ctx.db, ctx.actor.userId, ctx.now),
    );

    signedIn.put(
      "/tutors/me/payout-account",
      {
        operationId: "savePayoutAccount",
        body: payoutAccountRequest,
        response: answers({ 200: payoutAccount }, 400, 403, 409, 429, 502),
      },
      async (request, ctx) => savePayoutAccount(ctx, request.body),
    );
  };
}
