import Fastify, { type FastifyInstance } from "fastify";
import { adminRoutes } from "./admin/routes.ts";
import { createContext } from "./context.ts";
import { loginRoutes } from "./login/routes.ts";
import { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";
import { pageRoutes } from "./pages/routes.ts";
import { portoneRoutes } from "./portone/routes.ts";
import { solapiRoutes } from "./solapi/routes.ts";

export type { MessageReport, PaymentReport, PaymentsReport } from "./admin/reports.ts";
export { type CardOutcome, outcomeOfCard, TEST_CARD_PREFIX, TEST_CARDS, testCardNumber } from "./cards.ts";
export type { FaultInput, FaultMode, FaultOperation } from "./faults.ts";
export { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";
export type { WebhookDelivery } from "./webhooks/sender.ts";
export { signWebhook } from "./webhooks/sign.ts";

/**
 * The vendors' wire protocols (PortOne V2, Solapi, the five log-ins) over HTTP, in memory, for local runs and tests.
 * Nothing here moves money or sends a message. It reads no environment and listens nowhere until told:
 * `await createSandbox().listen({ host: "127.0.0.1", port: 0 })`.
 * @param options what differs from `SANDBOX_DEFAULTS`.
 */
export function createSandbox(options: Partial<SandboxOptions> = {}): FastifyInstance {
  const context = createContext({ ...SANDBOX_DEFAULTS, ...options });
  const app = Fastify({
    logger: context.options.logger,
    // A hanging answer must not keep the process from closing.
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
  });
  app.addHook("onClose", async () => context.reset());
  app.register(async (scope) => portoneRoutes(scope, context));
  app.register(async (scope) => solapiRoutes(scope, context));
  app.register(async (scope) => loginRoutes(scope, context.login));
  app.register(async (scope) => adminRoutes(scope, context));
  app.register(async (scope) => pageRoutes(scope, context));
  app.get("/livez", async () => ({ status: "ok" }));
  return app;
}
