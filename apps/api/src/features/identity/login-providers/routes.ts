import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { countCall } from "../sessions/count-log-in.ts";
import { listLoginWays } from "./list-login-ways.ts";
import { removeLoginWay } from "./remove-login-way.ts";
import { loginWays, providerParams, socialSignIn, vendorPage, vendorTarget } from "./schemas.ts";
import { startLink, startSocialLogIn } from "./start-social-log-in.ts";

/** Log-in by APPLE, FACEBOOK, GOOGLE, KAKAO and NAVER, and which of them a person has linked. */
export function loginProviderRoutes(deps: AppDeps, auth: Auth): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    const anyone = publicRoutes(app, deps, "account");
    anyone.post(
      "/auth/sign-in/social",
      { operationId: "signInSocial", body: socialSignIn, response: answers({ 200: vendorPage }, 400, 403, 429) },
      async (request, ctx, reply) => {
        await countCall(ctx, request.ip);
        return startSocialLogIn(ctx, auth, request, reply, request.body);
      },
    );

    signedIn.get(
      "/auth/login-providers",
      { operationId: "listLoginWays", response: answers({ 200: loginWays }) },
      async (_request, ctx) => listLoginWays(ctx.db, ctx.actor),
    );

    signedIn.post(
      "/auth/login-providers/:provider",
      {
        operationId: "linkLoginProvider",
        params: providerParams,
        body: vendorTarget,
        response: answers({ 200: vendorPage }, 400, 403),
      },
      async (request, ctx, reply) =>
        startLink(ctx, auth, request, reply, { ...request.body, provider: request.params.provider }),
    );

    signedIn.delete(
      "/auth/login-providers/:provider",
      { operationId: "unlinkLoginProvider", params: providerParams, response: answers({ 200: loginWays }, 400, 403) },
      async (request, ctx) => removeLoginWay(ctx, request.params.provider),
    );
  };
}
