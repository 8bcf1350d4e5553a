import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { versionHeaders } from "../../../lib/requests/version.ts";
import { changeUser } from "./change-user.ts";
import { getUser } from "./get-user.ts";
import { registerUser } from "./register-user.ts";
import { replaceUser } from "./replace-user.ts";
import { registration, user, userChange, userReplacement } from "./schemas.ts";

/** The buyer is told that nothing was paid: the user is stored before an order is made. */
const NOT_STORED = { refuseFailure: refuse.userNotStored };

/** The signed-in user. */
export function userRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/v2/users/me",
      { operationId: "getMe", response: answers({ 200: user }, 404) },
      async (_request, ctx) => getUser(ctx.db, ctx.actor.userId),
    );

    signedIn.post(
      "/users",
      {
        operationId: "registerUser",
        body: registration,
        response: answers({ 201: user }, 400, 403, 404, 409),
        refusals: NOT_STORED,
      },
      async (request, ctx) => registerUser(ctx, request.body),
    );

    signedIn.put(
      "/users/me",
      {
        operationId: "replaceMe",
        headers: versionHeaders,
        body: userReplacement,
        response: answers({ 200: user }, 400, 403, 404, 409),
        refusals: NOT_STORED,
      },
      async (request, ctx) => replaceUser(ctx, request.body, request.headers["if-match"]),
    );

    signedIn.patch(
      "/users/me",
      {
        operationId: "changeMe",
        headers: versionHeaders,
        body: userChange,
        response: answers({ 200: user }, 400, 403, 404, 409),
        refusals: NOT_STORED,
      },
      async (request, ctx) => changeUser(ctx, request.body, request.headers["if-match"]),
    );
  };
}
