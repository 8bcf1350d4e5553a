import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listOpenTasks } from "./list-open-tasks.ts";
import { openTaskList } from "./schemas.ts";

/** What waits for a buyer. */
export function openTaskRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/users/me/open-tasks",
      { operationId: "listOpenTasks", response: answers({ 200: openTaskList }) },
      async (_request, ctx) => ({ content: await listOpenTasks(ctx) }),
    );
  };
}
