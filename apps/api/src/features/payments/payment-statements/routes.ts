import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { buildStatementFile } from "./build-statement-file.ts";
import { getPaymentStatement } from "./get-payment-statement.ts";
import { paymentStatement, statementFile, statementQuery } from "./schemas.ts";

const PATH = "/users/me/payment-statement";

/** What the signed-in account paid in a year, to read and to save. */
export function paymentStatementRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      PATH,
      {
        operationId: "getPaymentStatement",
        querystring: statementQuery,
        response: answers({ 200: paymentStatement }, 400),
      },
      async ({ query: { year }, switchedStudentId: studentId }, ctx) => getPaymentStatement(ctx, { studentId, year }),
    );

    signedIn.get(
      `${PATH}/file`,
      {
        operationId: "getPaymentStatementFile",
        querystring: statementQuery,
        response: answers({ 200: statementFile }, 400),
      },
      async ({ query: { year }, switchedStudentId: studentId }, ctx) =>
        buildStatementFile(await getPaymentStatement(ctx, { studentId, year })),
    );
  };
}
