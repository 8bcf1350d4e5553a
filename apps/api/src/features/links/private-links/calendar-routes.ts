import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorOf } from "../../../lib/callers/ctx.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { setPrivateHeaders } from "../../../lib/http/set-private-headers.ts";
import { buildCalendar } from "./build-calendar.ts";
import { getLink } from "./get-link.ts";
import { issueLink } from "./issue-link.ts";
import { revokeLink } from "./revoke-link.ts";
import { feedParams, privateLink } from "./schemas.ts";

const PATH = "/users/me/calendar";

/** A person's lessons in their own calendar program, by a link that they may end at any time. */
export function calendarRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      PATH,
      { operationId: "getCalendarLink", response: answers({ 200: privateLink }) },
      async (_request, ctx) => getLink(ctx, { userId: ctx.actor.userId, matchId: null, studentId: null }),
    );

    signedIn.post(
      PATH,
      { operationId: "issueCalendarLink", response: answers({ 201: privateLink }, 403) },
      async (_request, ctx) => issueLink(ctx, { userId: ctx.actor.userId, matchId: null, studentId: null }),
    );

    signedIn.delete(
      PATH,
      { operationId: "revokeCalendarLink", response: answers({ 200: privateLink }, 403) },
      async (_request, ctx) => revokeLink(ctx, { userId: ctx.actor.userId, matchId: null, studentId: null }),
    );

    // For calendar programs, not for our client: it stands outside the contract.
    app.get(
      "/calendars/:file",
      { onRequest: setPrivateHeaders, schema: { hide: true, params: feedParams } },
      async (request, reply) => {
        const { file } = request.params;
        // Anything but "<token>.ics" is no token.
        const token = file.endsWith(".ics") ? file.slice(0, -".ics".length) : "";
        const text = await buildCalendar(makeCtx(deps, visitorOf(request)), { token, address: request.ip });
        return reply
          .type("text/calendar; charset=utf-8")
          .header("content-disposition", 'inline; filename="naran.ics"')
          .send(text);
      },
    );
  };
}
