import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { personParams } from "../people/schemas.ts";
import { readKeptRecords } from "./read-kept-records.ts";
import { keptRecordList, keptRecordsReading } from "./schemas.ts";

/** What the law keeps of closed accounts, apart from the daily work. */
export function keptRecordStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "PEOPLE");
    routes.post(
      "/operator/people/:id/kept-records",
      {
        operationId: "readKeptRecords",
        params: personParams,
        body: keptRecordsReading,
        response: answers({ 200: keptRecordList }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => readKeptRecords(ctx, { personId: params.id, reason: body.reason }),
    );
  };
}
