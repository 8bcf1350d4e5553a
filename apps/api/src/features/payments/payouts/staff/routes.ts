import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { buildTransferFile } from "./build-transfer-file.ts";
import { getPayoutDesk } from "./get-payout-desk.ts";
import { listPayouts } from "./list-payouts.ts";
import { makeRun } from "./make-run.ts";
import { makeTransferFile } from "./make-transfer-file.ts";
import {
  idParams,
  payoutChange,
  payoutDesk,
  payoutPage,
  payoutQuery,
  payoutRun,
  runRequest,
  transferFile,
  transferFileText,
} from "./schemas.ts";
import { settleFile, settlePayout } from "./settle-payout.ts";

/** Staff pays tutors: a run a month, files for the bank, and what the bank did. */
export function payoutStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MONEY");
    routes.get(
      "/operator/payouts",
      { operationId: "getPayoutDesk", response: answers({ 200: payoutDesk }) },
      async (_request, ctx) => getPayoutDesk(ctx),
    );

    routes.list(
      "/operator/payouts/list",
      { operationId: "listPayouts", querystring: payoutQuery, response: answers({ 200: payoutPage }, 400) },
      async (request, ctx) => listPayouts(ctx, request.query),
      ({ content }) => content.map(({ tutorId }) => tutorId),
    );

    routes.post(
      "/operator/payouts/runs",
      { operationId: "runPayouts", body: runRequest, response: answers({ 200: payoutRun }, 400, 409) },
      async ({ body }, ctx) => makeRun(ctx, body),
    );

    routes.post(
      "/operator/payouts/files",
      { operationId: "makeTransferFile", response: answers({ 201: transferFile }, 409) },
      async (_request, ctx) => makeTransferFile(ctx),
    );

    routes.get(
      "/operator/payouts/files/:id",
      {
        operationId: "getTransferFile",
        params: idParams,
        response: answers({ 200: transferFileText }, 400, 404, 409),
      },
      async ({ params: { id } }, ctx) => buildTransferFile(ctx, id),
    );

    routes.post(
      "/operator/payouts/files/:id/paid",
      {
        operationId: "settleTransferFile",
        params: idParams,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params: { id } }, ctx) => settleFile(ctx, id),
    );

    routes.post(
      "/operator/payouts/:id",
      {
        operationId: "settlePayout",
        params: idParams,
        body: payoutChange,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params: { id }, body }, ctx) => settlePayout(ctx, id, body),
    );
  };
}
