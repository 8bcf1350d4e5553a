import Fastify, { type FastifyInstance } from "fastify";
import { accountRoutes } from "./accounts/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { clockRoutes } from "./clock/routes.ts";
import { createContext } from "./context.ts";
import { firestoreRoutes } from "./firestore/routes.ts";
import { loginRoutes } from "./login/routes.ts";
import { createMailServer } from "./mail/mail-server.ts";
import { metaRoutes } from "./meta/routes.ts";
import { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";
import { pageRoutes } from "./pages/routes.ts";
import { portoneRoutes } from "./portone/routes.ts";
import { s3Routes } from "./s3/routes.ts";
import { solapiRoutes } from "./solapi/routes.ts";
import { keepState } from "./state-file.ts";
import { walletRoutes } from "./wallets/routes.ts";

export type { MailReport, MessageReport, PaymentReport, PaymentsReport } from "./admin/reports.ts";
export { type CardOutcome, outcomeOfCard, TEST_CARD_PREFIX, TEST_CARDS, testCardNumber } from "./cards.ts";
export type { FaultInput, FaultMode, FaultOperation } from "./faults.ts";
export { SANDBOX_DEFAULTS, type SandboxOptions } from "./options.ts";
export type { WebhookDelivery } from "./webhooks/sender.ts";
export { signWebhook } from "./webhooks/sign.ts";

/** `mailUrl` returns the SMTP address ("smtp://127.0.0.1:4011") and throws when e-mail is off. */
export type Sandbox = FastifyInstance & { mailUrl(): string };

/**
 * The vendors' wire protocols (PortOne V2, Solapi, the five log-ins, Firestore and S3 over HTTP, e-mail over SMTP), in memory, for local runs and tests.
 * Nothing here moves money or sends a message. It reads no environment variables and opens no port before `listen`:
 * `await createSandbox().listen({ host: "127.0.0.1", port: 0 })`.
 * @param options overrides of `SANDBOX_DEFAULTS`
 */
export function createSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  const context = createContext({ ...SANDBOX_DEFAULTS, ...options });
  const app = Fastify({
    logger: context.options.logger,
    // A hanging answer must not keep the process from closing.
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
  });
  const mail = createMailServer(context);
  let mailUrl: string | null = null;
  let stopKeeping = () => {};
  app.addHook("onReady", async () => {
    if (context.options.stateFile !== null) stopKeeping = keepState(context, context.options.stateFile);
    if (context.options.smtpPort !== null) mailUrl = await mail.start(context.options.smtpPort);
  });
  app.addHook("onClose", async () => {
    await mail.stop();
    stopKeeping();
    context.reset();
  });
  app.register(async (scope) => portoneRoutes(scope, context));
  app.register(async (scope) => walletRoutes(scope, context));
  app.register(async (scope) => solapiRoutes(scope, context));
  app.register(async (scope) => s3Routes(scope, context));
  app.register(async (scope) => loginRoutes(scope, context.login));
  app.register(async (scope) => firestoreRoutes(scope, context));
  app.register(async (scope) => metaRoutes(scope, context));
  app.register(async (scope) => accountRoutes(scope, context));
  app.register(async (scope) => adminRoutes(scope, context));
  app.register(async (scope) => clockRoutes(scope, context));
  app.register(async (scope) => pageRoutes(scope, context));
  app.get("/livez", async () => ({ status: "ok" }));
  return Object.assign(app, {
    mailUrl() {
      if (mailUrl === null) throw new Error("The sandbox takes no e-mail: it has no smtpPort, or was not started.");
      return mailUrl;
    },
  });
}
