import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { enrollmentReport, reportPeriod } from "../schemas.ts";
import { getEnrollmentReport } from "./get-enrollment-report.ts";

/** How many visitors enroll, for staff. */
export function actionLogStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "ENROLLMENTS");
    routes.get(
      "/operator/enrollments",
      {
        operationId: "getEnrollmentReport",
        querystring: reportPeriod,
        response: answers({ 200: enrollmentReport }, 400),
      },
      async ({ query }, ctx) => getEnrollmentReport(ctx, query),
    );
  };
}
