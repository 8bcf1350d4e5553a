import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import type { Auth } from "../../lib/auth.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { countLogIn } from "../sessions/count-log-in.ts";
import { listLoginWays } from "./list-login-ways.ts";
import { removeLoginWay } from "./remove-login-way.ts";
import { loginWays, providerParams, socialSignIn, vendorPage } from "./schemas.ts";
import { startLink, startSocialLogIn } from "./start-social-log-in.ts";

/** Log-in by APPLE, FACEBOOK, GOOGLE, KAKAO and NAVER, and which of them a person has linked (spec §5, §9). */
export function loginProviderRoutes(deps: AppDeps, auth: Auth): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/auth/sign-in/social",
      {
        config: { service: "account" },
        schema: {
          operationId: "signInSocial",
          tags: ["account"],
          body: socialSignIn,
          response: answers({ 200: vendorPage }, 400, 403, 429),
        },
      },
      async (request, reply) => {
        await countLogIn(deps, { address: request.ip });
        return startSocialLogIn(deps, auth, request, reply, request.body);
      },
    );

    app.get(
      "/auth/login-providers",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "listLoginWays",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: loginWays }, 401),
        },
      },
      async (request) => listLoginWays(deps.db, requireCaller(request).userId),
    );

    app.post(
      "/auth/login-providers/:provider",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "linkLoginProvider",
          tags: ["account"],
          security: SIGNED_IN,
          params: providerParams,
          response: answers({ 200: vendorPage }, 400, 401, 403),
        },
      },
      async (request, reply) => startLink(deps, auth, request, reply, request.params.provider),
    );

    app.delete(
      "/auth/login-providers/:provider",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "unlinkLoginProvider",
          tags: ["account"],
          security: SIGNED_IN,
          params: providerParams,
          response: answers({ 200: loginWays }, 400, 401, 403),
        },
      },
      async (request) => removeLoginWay(deps.db, requireCaller(request).userId, request.params.provider),
    );
  };
}
