import { dataOf, isApiError } from "@pkg/api-client";
import type { LearningType } from "@pkg/domain";
import { server } from "@pkg/web/platform/api/server";
import { headers } from "next/headers";
import { cache } from "react";

/**
 * The result of a learning-type test, read once for a request; null for a link that opens nothing. Server only.
 * @throws CallError when the API doesn't answer
 */
export const loadLearningType = cache(async (id: string) => {
  // The API counts wrong links by who asks, which is the visitor and not this server.
  const forwarded = (await headers()).get("x-forwarded-for");
  const params = { path: { id } };
  try {
    return await dataOf(
      server().GET("/learning-type-results/{id}", {
        params,
        ...(forwarded && { headers: { "x-forwarded-for": forwarded } }),
      }),
    );
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
});

/** Tutors of a subject who suit a learning type. Server only. @throws CallError when the API doesn't answer */
export async function loadTypeTutors(type: LearningType, subject: string) {
  const params = { path: { type }, query: { subject } };
  return (await dataOf(server().GET("/learning-types/{type}/tutors", { params }))).content;
}
