import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { deliver, type Result } from "../deliver.ts";
import type { FaultOperation } from "../faults.ts";
import { deleteBillingKey, issueBillingKey, listBillingKeys, readBillingKey } from "./billing-keys.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { portoneError } from "./errors.ts";
import { listPayments } from "./list-payments.ts";
import { payWithBillingKey } from "./pay-with-billing-key.ts";
import { readHolder } from "./read-holder.ts";
import {
  billingKeysQuery,
  cancelPaymentBody,
  issueBillingKeyBody,
  paymentsQuery,
  payWithBillingKeyBody,
  storeQuery,
} from "./schemas.ts";
import { paymentView } from "./views.ts";

/** The operations of PortOne V2's REST API that the product uses. */
export function portoneRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { options } = context;

  app.addHook("onRequest", async (request, reply) => {
    if (request.headers.authorization === `PortOne ${options.portoneApiSecret}`) return;
    const { status, body } = portoneError("UNAUTHORIZED", "인증 정보가 올바르지 않습니다.");
    return reply.code(status).send(body);
  });
  app.setErrorHandler((_error, _request, reply) => {
    const { status, body } = portoneError("INVALID_REQUEST", "요청을 읽을 수 없습니다.");
    return reply.code(status).send(body);
  });

  /** Parses the input, checks the shop, and answers under the configured fault of the operation, if any. */
  const handle = <Input extends { storeId?: string }>(
    reply: FastifyReply,
    schema: z.ZodType<Input>,
    raw: unknown,
    operation: FaultOperation | null,
    run: (input: Input) => Result,
  ) => {
    const input = parse(context, schema, raw);
    if ("refusal" in input) return reply.code(input.refusal.status).send(input.refusal.body);
    const fault = operation === null ? null : context.faults.take(operation);
    return deliver(context, reply, { fault, run: () => run(input.value) });
  };

  app.post("/billing-keys", (request, reply) =>
    handle(reply, issueBillingKeyBody, request.body, "issue", (input) =>
      input.channelKey === options.portoneChannelKey
        ? issueBillingKey(context, input)
        : portoneError("CHANNEL_NOT_FOUND", "채널이 존재하지 않습니다."),
    ),
  );
  app.get("/billing-keys", (request, reply) =>
    handle(reply, billingKeysQuery, request.query, null, (query) => listBillingKeys(context, query)),
  );
  app.get("/billing-keys/:billingKey", (request: WithKey, reply) =>
    handle(reply, storeQuery, request.query, null, () => readBillingKey(context, request.params.billingKey)),
  );
  app.delete("/billing-keys/:billingKey", (request: WithKey, reply) =>
    handle(reply, storeQuery, request.query, null, () => deleteBillingKey(context, request.params.billingKey)),
  );
  app.post("/payments/:paymentId/billing-key", (request: WithPayment, reply) => {
    const input = parse(context, payWithBillingKeyBody, request.body);
    if ("refusal" in input) return reply.code(input.refusal.status).send(input.refusal.body);
    const next = payWithBillingKey(context, request.params.paymentId, input.value);
    return "run" in next ? deliver(context, reply, next) : reply.code(next.status).send(next.body);
  });
  app.get("/platform/bank-accounts/:bank/:number/holder", (request: WithAccount, reply) => {
    const { bank, number } = request.params;
    return deliver(context, reply, { fault: null, run: () => readHolder(context, bank, number) });
  });
  app.get("/payments", (request, reply) =>
    handle(reply, paymentsQuery, request.query, "read", (query) =>
      listPayments(context, query, `http://${request.host}`),
    ),
  );
  app.get("/payments/:paymentId", (request: WithPayment, reply) =>
    handle(reply, storeQuery, request.query, "read", () => {
      const payment = context.payments.get(request.params.paymentId);
      if (payment === undefined) return portoneError("PAYMENT_NOT_FOUND", "결제 건이 존재하지 않습니다.");
      return { status: 200, body: paymentView(context, payment, `http://${request.host}`) };
    }),
  );
  app.post("/payments/:paymentId/cancel", (request: WithPayment, reply) =>
    handle(reply, cancelPaymentBody, request.body, "cancel", (input) =>
      cancelPayment(context, request.params.paymentId, input),
    ),
  );
}

type WithKey = FastifyRequest<{ Params: { billingKey: string } }>;
type WithAccount = FastifyRequest<{ Params: { bank: string; number: string } }>;
type WithPayment = FastifyRequest<{ Params: { paymentId: string } }>;

function parse<Input extends { storeId?: string }>(
  context: SandboxContext,
  schema: z.ZodType<Input>,
  raw: unknown,
): { value: Input } | { refusal: Result } {
  const result = schema.safeParse(raw);
  if (!result.success) {
    // Names only: a value could be a card number.
    const fields = result.error.issues.map((issue) => issue.path.join(".") || issue.code).join(", ");
    return { refusal: portoneError("INVALID_REQUEST", `요청 정보가 올바르지 않습니다. (${fields})`) };
  }
  const { storeId } = result.data;
  if (storeId !== undefined && storeId !== context.options.portoneStoreId) {
    return { refusal: portoneError("FORBIDDEN", "접근 권한이 없는 상점입니다.") };
  }
  return { value: result.data };
}
