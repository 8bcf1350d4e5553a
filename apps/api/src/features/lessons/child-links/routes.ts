import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getLink } from "../../links/private-links/get-link.ts";
import { issueLink } from "../../links/private-links/issue-link.ts";
import { revokeLink } from "../../links/private-links/revoke-link.ts";
import { privateLink } from "../../links/private-links/schemas.ts";
import { childRoutes } from "../../links/private-links/use-child-link.ts";
import { getChildLessons } from "./get-child-lessons.ts";
import { requireChild } from "./require-child.ts";
import { childLessons, childParams } from "./schemas.ts";

const PATH = "/users/me/students/:studentId/child-link";

/** A child's way to its own lessons on its own device, by a link that the paying account may end at any time. */
export function childLinkRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      PATH,
      { operationId: "getChildLink", params: childParams, response: answers({ 200: privateLink }, 404) },
      async ({ params }, ctx) => getLink(ctx, await requireChild(ctx, params.studentId)),
    );

    signedIn.post(
      PATH,
      { operationId: "issueChildLink", params: childParams, response: answers({ 201: privateLink }, 403, 404) },
      async ({ params }, ctx) => issueLink(ctx, await requireChild(ctx, params.studentId)),
    );

    signedIn.delete(
      PATH,
      { operationId: "revokeChildLink", params: childParams, response: answers({ 200: privateLink }, 403, 404) },
      async ({ params }, ctx) => revokeLink(ctx, await requireChild(ctx, params.studentId)),
    );

    childRoutes(deps, app).get(
      "/child-lessons",
      { operationId: "getChildLessons", response: answers({ 200: childLessons }, 404, 429) },
      async (_request, { db, actor }) => {
        if (actor.kind !== "child") throw refuse.notFound();
        return getChildLessons(db, actor);
      },
    );
  };
}
