import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { deleteDraft } from "./delete-draft.ts";
import { getDraft } from "./get-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { draftReplacement, enrollmentDraft } from "./schemas.ts";

/** The one open enrollment draft of the signed-in buyer (product §3: a draft never dies). */
export function enrollmentDraftRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/enrollment-drafts/me",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getEnrollmentDraft",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: enrollmentDraft }, 401, 404),
        },
      },
      async (request) => getDraft(db, requireCaller(request).userId),
    );

    app.put(
      "/enrollment-drafts/me",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "saveEnrollmentDraft",
          tags: ["class"],
          security: SIGNED_IN,
          body: draftReplacement,
          response: answers({ 200: enrollmentDraft }, 400, 401, 403),
        },
      },
      async (request) => saveDraft(db, requireCaller(request).userId, request.body.data),
    );

    app.delete(
      "/enrollment-drafts/me",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "deleteEnrollmentDraft",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 204: nothing }, 401, 403, 409),
        },
      },
      async (request, reply) => {
        await deleteDraft(db, requireCaller(request).userId);
        return reply.status(204).send(null);
      },
    );
  };
}
