import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { childRoutes } from "../../links/private-links/use-child-link.ts";
import { getRoom } from "./get-room.ts";
import { recordBeat } from "./record-beat.ts";
import { beat, lessonRoom, roomParams } from "./schemas.ts";

/** The lobby of a lesson, for its buyer and its tutor, and for the child by its own link. */
export function lessonRoomRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const linked = childRoutes(deps, app);
    linked.get(
      "/lessons/:lessonId/room",
      { operationId: "getLessonRoom", params: roomParams, response: answers({ 200: lessonRoom }, 404, 429) },
      async ({ params }, ctx) => getRoom(ctx, params.lessonId),
    );

    linked.post(
      "/lessons/:lessonId/presence",
      {
        operationId: "recordBeat",
        params: roomParams,
        body: beat,
        response: answers({ 200: lessonRoom }, 400, 403, 404, 409, 429),
      },
      async ({ params, body }, ctx) => recordBeat(ctx, params.lessonId, body),
    );
  };
}
