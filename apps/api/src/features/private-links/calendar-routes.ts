import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { buildCalendar } from "./build-calendar.ts";
import { getLink } from "./get-link.ts";
import { issueLink } from "./issue-link.ts";
import { revokeLink } from "./revoke-link.ts";
import { feedParams, privateLink } from "./schemas.ts";
import { setPrivateHeaders } from "./set-private-headers.ts";

const PATH = "/users/me/calendar";

/** A person's lessons in their own calendar program, by a link that they may end at any time (product §11). */
export function calendarRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      PATH,
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "getCalendarLink", response: answers({ 200: privateLink }, 401) },
      },
      async (request) => getLink(deps, { userId: requireCaller(request).userId, matchId: null }),
    );

    app.post(
      PATH,
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "issueCalendarLink", response: answers({ 201: privateLink }, 401, 403) },
      },
      async (request, reply) =>
        reply.status(201).send(await issueLink(deps, { userId: requireCaller(request).userId, matchId: null })),
    );

    app.delete(
      PATH,
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "revokeCalendarLink", response: answers({ 200: privateLink }, 401, 403) },
      },
      async (request) => revokeLink(deps.db, { userId: requireCaller(request).userId, matchId: null }),
    );

    // For calendar programs, not for our client: it stands outside the contract.
    app.get(
      "/calendars/:file",
      { onRequest: setPrivateHeaders, schema: { hide: true, params: feedParams } },
      async (request, reply) => {
        const { file } = request.params;
        // Anything but "<token>.ics" is no token.
        const token = file.endsWith(".ics") ? file.slice(0, -".ics".length) : "";
        const text = await buildCalendar(deps, { token, address: request.ip });
        return reply
          .type("text/calendar; charset=utf-8")
          .header("content-disposition", 'inline; filename="naran.ics"')
          .send(text);
      },
    );
  };
}
