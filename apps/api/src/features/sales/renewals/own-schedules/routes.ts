import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { makeCtx, visitorOf } from "../../../../lib/callers/ctx.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { setPrivateHeaders } from "../../../../lib/http/set-private-headers.ts";
import { versionHeaders } from "../../../../lib/requests/version.ts";
import { changeOrderSchedule } from "./change-order-schedule.ts";
import { listOrderSchedules } from "./list-order-schedules.ts";
import { answerLinkedSchedule, getLinkedSchedule } from "./open-schedule-link.ts";
import {
  linkAnswer,
  linkedSchedule,
  linkParams,
  orderSchedule,
  orderScheduleChange,
  orderScheduleList,
  orderScheduleParams,
} from "./schemas.ts";

/**
 * The renewals of the signed-in account (a foreign one answers as a missing one), and of whoever has the link of a message,
 * without log-in.
 */
export function orderScheduleRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/users/me/order-schedules",
      { operationId: "listOrderSchedules", response: answers({ 200: orderScheduleList }) },
      async (request, ctx) => ({
        content: await listOrderSchedules(ctx, request.switchedStudentId),
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
      async (request, ctx) => {
        const { params, body, headers } = request;
        return changeOrderSchedule(ctx, params.id, body, { ifMatch: headers["if-match"] });
      },
    );

    app.get(
      "/order-schedule-links/:token",
      {
        onRequest: setPrivateHeaders,
        schema: {
          tags: ["class"],
          operationId: "getLinkedSchedule",
          params: linkParams,
          response: answers({ 200: linkedSchedule }, 400, 404, 429),
        },
      },
      async (request) =>
        getLinkedSchedule(makeCtx(deps, visitorOf(request)), { token: request.params.token, address: request.ip }),
    );

    app.patch(
      "/order-schedule-links/:token",
      {
        onRequest: setPrivateHeaders,
        schema: {
          tags: ["class"],
          operationId: "answerLinkedSchedule",
          params: linkParams,
          body: linkAnswer,
          response: answers({ 200: linkedSchedule }, 400, 403, 404, 409, 429),
        },
      },
      async (request) =>
        answerLinkedSchedule(
          makeCtx(deps, visitorOf(request)),
          { token: request.params.token, address: request.ip },
          request.body.answer,
        ),
    );
  };
}
