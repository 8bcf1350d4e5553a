import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
import { changeUser } from "./change-user.ts";
import { getUser } from "./get-user.ts";
import { registerUser } from "./register-user.ts";
import { replaceUser } from "./replace-user.ts";
import { registration, user, userChange, userReplacement } from "./schemas.ts";

/** The signed-in user (spec §7, user and payment method). */
export function userRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/v2/users/me",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "getMe",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: user }, 401, 404),
        },
      },
      async (request) => getUser(db, requireCaller(request).userId),
    );

    app.post(
      "/users",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "registerUser",
          tags: ["account"],
          security: SIGNED_IN,
          body: registration,
          response: answers({ 201: user }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) =>
        reply.status(201).send(await registerUser(db, requireCaller(request).userId, request.body)),
    );

    app.put(
      "/users/me",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "replaceMe",
          tags: ["account"],
          security: SIGNED_IN,
          body: userReplacement,
          headers: versionHeaders,
          response: answers({ 200: user }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => replaceUser(db, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );

    app.patch(
      "/users/me",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "changeMe",
          tags: ["account"],
          security: SIGNED_IN,
          body: userChange,
          headers: versionHeaders,
          response: answers({ 200: user }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => changeUser(db, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );
  };
}
