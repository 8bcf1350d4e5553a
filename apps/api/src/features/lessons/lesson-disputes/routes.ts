import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getClassLessons } from "../lessons/get-class-lessons.ts";
import { classLessons } from "../lessons/schemas.ts";
import { answerDispute } from "./answer-dispute.ts";
import { recordEntry } from "./record-entry.ts";
import {
  disputeAnswer,
  disputeDecision,
  disputeList,
  disputeQuery,
  lessonEntry,
  lessonParams,
  newDispute,
} from "./schemas.ts";
import { decideDispute } from "./staff/decide-dispute.ts";
import { listDisputes } from "./staff/list-disputes.ts";
import { submitDispute } from "./submit-dispute.ts";

/** Who came to a lesson, and lessons on which the two sides do not agree (docs/decisions/0089). */
export function lessonDisputeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.post(
      "/lessons/:lessonId/entry",
      { operationId: "recordEntry", params: lessonParams, response: answers({ 200: lessonEntry }, 403, 404, 409) },
      async (request, { userId }) => recordEntry(deps, userId, request.params.lessonId),
    );

    signedIn.post(
      "/lessons/:lessonId/dispute",
      {
        operationId: "submitDispute",
        params: lessonParams,
        body: newDispute,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const id = await submitDispute(deps, userId, request.params.lessonId, request.body.detail);
        return getClassLessons(deps, userId, id);
      },
    );

    signedIn.put(
      "/lessons/:lessonId/dispute/answer",
      {
        operationId: "answerDispute",
        params: lessonParams,
        body: disputeAnswer,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const id = await answerDispute(deps, userId, request.params.lessonId, request.body.detail);
        return getClassLessons(deps, userId, id);
      },
    );

    signedIn.get(
      "/operator/lesson-disputes",
      { operationId: "listDisputes", querystring: disputeQuery, response: answers({ 200: disputeList }, 400, 403) },
      async (request, { userId }) => listDisputes(deps.db, userId, request.query),
    );

    signedIn.post(
      "/operator/lesson-disputes/:lessonId/decision",
      {
        operationId: "decideDispute",
        params: lessonParams,
        body: disputeDecision,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request, { userId }) =>
        decideDispute(deps, request.params.lessonId, request.body, { userId, requestId: request.id }),
    );
  };
}
