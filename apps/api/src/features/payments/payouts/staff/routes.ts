import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
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
export function payoutDeskRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/payouts",
      { operationId: "getPayoutDesk", response: answers({ 200: payoutDesk }, 403) },
      async (_request, { userId }) => getPayoutDesk(db, userId, new Date()),
    );

    signedIn.get(
      "/operator/payouts/list",
      { operationId: "listPayouts", querystring: payoutQuery, response: answers({ 200: payoutPage }, 400, 403) },
      async (request, { userId }) => listPayouts(db, userId, request.query),
    );

    signedIn.post(
      "/operator/payouts/runs",
      { operationId: "runPayouts", body: runRequest, response: answers({ 200: payoutRun }, 400, 403, 409) },
      async ({ body, id: requestId }, { userId }) => makeRun(deps, { ...body, userId, requestId, at: new Date() }),
    );

    signedIn.post(
      "/operator/payouts/files",
      { operationId: "makeTransferFile", response: answers({ 201: transferFile }, 403, 409) },
      async ({ id: requestId }, { userId }) => makeTransferFile(deps, { userId, requestId }),
    );

    signedIn.get(
      "/operator/payouts/files/:id",
      {
        operationId: "getTransferFile",
        params: idParams,
        response: answers({ 200: transferFileText }, 400, 403, 404, 409),
      },
      async ({ params: { id }, id: requestId }, { userId }) => buildTransferFile(deps, { id, userId, requestId }),
    );

    signedIn.post(
      "/operator/payouts/files/:id/paid",
      {
        operationId: "settleTransferFile",
        params: idParams,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params: { id }, id: requestId }, { userId }) => settleFile(deps, id, { userId, requestId }),
    );

    signedIn.post(
      "/operator/payouts/:id",
      {
        operationId: "settlePayout",
        params: idParams,
        body: payoutChange,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params: { id }, body, id: requestId }, { userId }) =>
        settlePayout(deps, id, body, { userId, requestId }),
    );
  };
}
