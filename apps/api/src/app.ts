import swagger from "@fastify/swagger";
import underPressure from "@fastify/under-pressure";
import Fastify, { LogController } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { AppDeps } from "./deps.ts";
import { featureRoutes } from "./features/index.ts";
import { authenticate } from "./lib/callers/authenticate.ts";
import { createSessionCheck } from "./lib/callers/session-check.ts";
import { createStaffCheck } from "./lib/callers/staff-check.ts";
import { limitViews } from "./lib/callers/view-limits.ts";
import { handleError, handleMalformedAddress, handleNotFound } from "./lib/errors/handle-error.ts";
import { healthRoutes } from "./lib/http/health.ts";
import { openApiDocument } from "./lib/http/openapi.ts";
import { checkOrigin } from "./lib/http/origin.ts";
import { refuseBrokenText } from "./lib/http/refuse-broken-text.ts";
import { LINK_HEADER } from "./lib/http/routes.ts";
import { securityHeaders } from "./lib/http/security-headers.ts";
import { signed } from "./lib/http/signed-route.ts";

/** Builds the HTTP application. It listens to nothing, reads no environment and starts no background work. */
export async function createApp(deps: AppDeps) {
  const app = Fastify({
    loggerInstance: deps.logger,
    // Access logs would carry query strings; the onResponse hook below logs the route pattern instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 65_000,
    bodyLimit: 256 * 1024,
    trustProxy: deps.config.trustProxy ?? false,
    frameworkErrors: handleMalformedAddress,
    routerOptions: { maxParamLength: 200, constraints: { signed } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);

  await app.register(underPressure, {
    maxEventLoopDelay: deps.config.maxEventLoopDelayMs ?? 2_000,
    // A window without one sample counts as endless delay: a short one would turn people away after a single pause.
    sampleInterval: 5_000,
    maxHeapUsedBytes: deps.config.maxHeapUsedBytes ?? 1024 ** 3,
    exposeStatusRoute: false,
    retryAfter: 5,
  });
  // Hooks of every request call back instead of returning a promise: none of them waits for anything.
  const secure = securityHeaders();
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(secure);
    done();
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Naran API", version: "1.0.0" },
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer" },
          link: { type: "apiKey", in: "header", name: LINK_HEADER },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: openApiDocument,
  });

  app.decorate("checkSession", createSessionCheck(deps.sql));
  app.decorate("checkStaff", createStaffCheck(deps.db, deps.config.requiresStaffFactor));
  app.decorateRequest("caller", null);
  app.decorateRequest("tokenProblem", null);
  app.decorateRequest("bearer", null);
  app.decorateRequest("staff", null);
  app.addHook("onRequest", checkOrigin(deps.config.allowedOrigins));
  app.addHook("onRequest", authenticate(deps.config.authSecret));
  app.addHook("onRequest", limitViews);
  app.addHook("preValidation", refuseBrokenText);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });

  // A connection that is kept alive after its last answer would hold the shutdown until it idles out.
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });

  await app.register(healthRoutes(deps));
  await app.register(featureRoutes(deps), { prefix: "/api" });
  return app;
}
