import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import {
  answerParams,
  levelTestAnswer,
  levelTestList,
  levelTestResult,
  levelTestSession,
  newSession,
  savedAnswer,
  sessionParams,
  startedSession,
  studentQuery,
} from "../schemas.ts";
import { finishSession } from "./finish-session.ts";
import { getResult } from "./get-result.ts";
import { getSession } from "./get-session.ts";
import { listLevelTests } from "./list-level-tests.ts";
import { saveAnswer } from "./save-answer.ts";
import { startSession } from "./start-session.ts";

/** Level tests: what there is, a session from its start to its result (docs/decisions/0130). */
export function levelTestRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/level-tests",
      { operationId: "listLevelTests", querystring: studentQuery, response: answers({ 200: levelTestList }, 403, 404) },
      async ({ query: { studentId }, switchedStudentId }, ctx) => listLevelTests(ctx, { studentId, switchedStudentId }),
    );

    signedIn.post(
      "/level-tests/sessions",
      {
        operationId: "startLevelTest",
        body: newSession,
        response: answers({ 201: startedSession }, 400, 403, 404, 409),
      },
      async ({ body, switchedStudentId }, ctx) => ({
        sessionId: await startSession(ctx, body, switchedStudentId),
      }),
    );

    signedIn.get(
      "/level-tests/sessions/:sessionId",
      { operationId: "getLevelTest", params: sessionParams, response: answers({ 200: levelTestSession }, 403, 404) },
      async ({ params }, ctx) => getSession(ctx, params.sessionId),
    );

    signedIn.put(
      "/level-tests/sessions/:sessionId/answers/:number",
      {
        operationId: "saveLevelTestAnswer",
        params: answerParams,
        body: levelTestAnswer,
        response: answers({ 200: savedAnswer }, 400, 403, 404, 409),
      },
      async ({ params, body }, ctx) => saveAnswer(ctx, params, body),
    );

    signedIn.post(
      "/level-tests/sessions/:sessionId/finish",
      { operationId: "finishLevelTest", params: sessionParams, response: answers({ 204: nothing }, 403, 404) },
      async ({ params }, ctx) => finishSession(ctx, params.sessionId),
    );

    signedIn.get(
      "/level-tests/sessions/:sessionId/result",
      {
        operationId: "getLevelTestResult",
        params: sessionParams,
        response: answers({ 200: levelTestResult }, 403, 404, 409),
      },
      async ({ params }, ctx) => getResult(ctx, params.sessionId),
    );
  };
}
