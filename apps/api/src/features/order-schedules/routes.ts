import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { signedInRoutes } from "../../lib/routes.ts";
import { versionHeaders } from "../../lib/version.ts";
import { changeOrderSchedule } from "./change-order-schedule.ts";
import { listOrderSchedules } from "./list-order-schedules.ts";
import { orderSchedule, orderScheduleChange, orderScheduleList, orderScheduleParams } from "./schemas.ts";

/** The renewals of the signed-in account. A foreign one answers as a missing one. */
export function orderScheduleRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/users/me/order-schedules",
      { operationId: "listOrderSchedules", response: answers({ 200: orderScheduleList }) },
      async (request, { userId }) => ({
        content: await listOrderSchedules(db, userId, request.switchedStudentId),
      }),
    );

    signedIn.patch(
      "/users/me/order-schedules/:id",
      {
        operationId: "changeOrderSchedule",
        params: orderScheduleParams,
        headers: versionHeaders,
        body: orderScheduleChange,
        response: answers({ 200: orderSchedule }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const { params, body, headers } = request;
        return changeOrderSchedule(db, userId, params.id, body, headers["if-match"]);
      },
    );
  };
}
