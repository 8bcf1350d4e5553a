import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { createSolapiAuth } from "./auth.ts";
import { listMessages, listQuery } from "./list.ts";
import { sendMany, sendManyBody } from "./send.ts";

/** The two operations of Solapi's REST API that the product uses. */
export function solapiRoutes(app: FastifyInstance, context: SandboxContext): void {
  const refusal = createSolapiAuth(context.options);
  const invalid = { errorCode: "ValidationError", errorMessage: "요청 형식이 올바르지 않습니다." };

  app.addHook("onRequest", async (request, reply) => {
    const error = refusal(request.headers.authorization);
    if (error === null) return;
    const { status, ...body } = error;
    return reply.code(status).send(body);
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send(invalid));

  app.post("/messages/v4/send-many/detail", (request, reply) => {
    const body = sendManyBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(invalid);
    return reply.send(sendMany(context, body.data));
  });
  app.get("/messages/v4/list", (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send(invalid);
    return reply.send(listMessages(context, query.data));
  });
}
