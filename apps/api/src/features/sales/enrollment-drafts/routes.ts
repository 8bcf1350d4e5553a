import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { deleteDraft } from "./delete-draft.ts";
import { getDraft } from "./get-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { draftReplacement, enrollmentDraft, enrollmentDraftRead, knownDraft } from "./schemas.ts";

/** The one open enrollment draft of the signed-in buyer. */
export function enrollmentDraftRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/enrollment-drafts/me",
      {
        operationId: "getEnrollmentDraft",
        querystring: knownDraft,
        response: answers({ 200: enrollmentDraftRead }, 400, 410),
      },
      async (request, ctx) => ({ draft: await getDraft(ctx, request.switchedStudentId, request.query) }),
    );

    signedIn.put(
      "/enrollment-drafts/me",
      {
        operationId: "saveEnrollmentDraft",
        body: draftReplacement,
        response: answers({ 200: enrollmentDraft }, 400, 403, 410),
      },
      async (request, ctx) => saveDraft(ctx, request.switchedStudentId, request.body),
    );

    signedIn.delete(
      "/enrollment-drafts/me",
      { operationId: "deleteEnrollmentDraft", response: answers({ 204: nothing }, 403, 409) },
      async (_request, ctx) => {
        await deleteDraft(ctx);
      },
    );
  };
}
