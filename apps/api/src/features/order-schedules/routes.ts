import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
import { changeOrderSchedule } from "./change-order-schedule.ts";
import { listOrderSchedules } from "./list-order-schedules.ts";
import { orderSchedule, orderScheduleChange, orderScheduleList, orderScheduleParams } from "./schemas.ts";

/** The renewals of the signed-in account. A foreign one answers as a missing one. */
export function orderScheduleRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/order-schedules",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listOrderSchedules",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: orderScheduleList }, 401),
        },
      },
      async (request) => ({
        content: await listOrderSchedules(db, requireCaller(request).userId, request.switchedStudentId),
      }),
    );

    app.patch(
      "/users/me/order-schedules/:id",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "changeOrderSchedule",
          tags: ["class"],
          security: SIGNED_IN,
          params: orderScheduleParams,
          body: orderScheduleChange,
          headers: versionHeaders,
          response: answers({ 200: orderSchedule }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { params, body, headers } = request;
        return changeOrderSchedule(db, requireCaller(request).userId, params.id, body, headers["if-match"]);
      },
    );
  };
}
