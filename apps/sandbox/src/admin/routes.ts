import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { faultInput } from "../faults.ts";
import { plainFields } from "../firestore/records.ts";
import { listMails, listMessages, listPayments } from "./reports.ts";

const paymentsQuery = z.strictObject({ paymentId: z.string().optional() });
const messagesQuery = z.strictObject({ to: z.string().optional() });
const webhooksInput = z.strictObject({ enabled: z.boolean() });

/** JSON for tests and benchmarks: reports of past calls, and faults for the next ones. */
export function adminRoutes(app: FastifyInstance, context: SandboxContext): void {
  const parse = <T>(reply: FastifyReply, schema: z.ZodType<T>, raw: unknown): T | null => {
    const result = schema.safeParse(raw ?? {});
    if (result.success) return result.data;
    reply.code(400).send({ message: z.prettifyError(result.error) });
    return null;
  };

  app.get("/sandbox/api/payments", (request, reply) => {
    const query = parse(reply, paymentsQuery, request.query);
    return query === null ? reply : reply.send(listPayments(context, query.paymentId));
  });
  app.get("/sandbox/api/messages", (request, reply) => {
    const query = parse(reply, messagesQuery, request.query);
    return query === null ? reply : reply.send({ messages: listMessages(context, query.to) });
  });
  app.get("/sandbox/api/mails", (request, reply) => {
    const query = parse(reply, messagesQuery, request.query);
    return query === null ? reply : reply.send({ mails: listMails(context, query.to) });
  });
  app.get("/sandbox/api/documents", (_request, reply) =>
    reply.send({
      documents: [...context.firestore.documents.values()].map(({ path, fields }) => ({
        path,
        ...plainFields(fields),
      })),
    }),
  );
  app.get("/sandbox/api/webhooks", (_request, reply) => reply.send({ webhooks: context.webhooks.deliveries() }));
  app.post("/sandbox/api/webhooks", (request, reply) => {
    const input = parse(reply, webhooksInput, request.body);
    if (input === null) return reply;
    context.webhooks.setEnabled(input.enabled);
    return reply.send(input);
  });
  app.get("/sandbox/api/faults", (_request, reply) => reply.send({ faults: context.faults.list() }));
  app.post("/sandbox/api/faults", (request, reply) => {
    const input = parse(reply, faultInput, request.body);
    if (input === null) return reply;
    context.faults.set(input);
    return reply.send({ faults: context.faults.list() });
  });
  app.post("/sandbox/api/reset", (_request, reply) => {
    context.reset();
    return reply.send({ reset: true });
  });
}
