import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorAt } from "../../../lib/callers/ctx.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { linkedRoutes } from "../../../lib/http/routes.ts";
import { openLink } from "./open-link.ts";

/** Routes for a signed-in caller, and for a holder of a child's link. */
export const childRoutes = (deps: AppDeps, app: Parameters<FastifyPluginAsyncZod>[0]) =>
  linkedRoutes<AppDeps, "child">(app, deps, "class", async (link) => {
    const { userId, studentId } = await openLink(makeCtx(deps, visitorAt(link.address)), { ...link, kind: "child" });
    if (studentId === null) throw refuse.notFound();
    return { kind: "child", userId, studentId };
  });
