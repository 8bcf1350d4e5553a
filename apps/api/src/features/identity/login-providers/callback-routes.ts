import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorOf } from "../../../lib/callers/ctx.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { receiveCallback, receiveForm } from "./receive-callback.ts";
import { socialProvider } from "./schemas.ts";

/** Where the vendors send people back to: pages for browsers, not part of the contract. */
export function callbackRoutes(deps: AppDeps, auth: Auth): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    const hidden = { schema: { hide: true } };
    app.get("/auth/callback/:provider", hidden, async (request, reply) =>
      receiveCallback(makeCtx(deps, visitorOf(request)), auth, request, reply, providerOf(request)),
    );
    // Apple's page sends this form; the state proves it, in the request that follows.
    app.post("/auth/callback/:provider", { ...hidden, config: { anyOrigin: true } }, async (request, reply) =>
      receiveForm(makeCtx(deps, visitorOf(request)), request, reply, providerOf(request)),
    );
  };
}

function providerOf({ params }: FastifyRequest) {
  const { provider } = params && typeof params === "object" && "provider" in params ? params : { provider: "" };
  const read = socialProvider.safeParse(String(provider).toUpperCase());
  if (!read.success) throw refuse.notFound();
  return read.data;
}
