import { lessonsQuery, useClassChange } from "@pkg/web/features/lessons/queries";
import { $api } from "@pkg/web/platform/api/query";
import { useQueries } from "@tanstack/react-query";

/** The lessons of several classes, in the order of the ids. A class whose lessons fail to load shows its own error. */
export const useLessonsOf = (matchIds: readonly string[]) =>
  useQueries({ queries: matchIds.map((id) => ({ ...lessonsQuery(id), meta: { isOptional: true } })) });

/** The possible times of the first lesson. */
export const useFirstTimes = (id: string) =>
  $api.useQuery(
    "get",
    "/lessons/matches/{id}/first-lesson-times",
    { params: { path: { id } } },
    { select: ({ content }) => content },
  );

/** The offer to go on with a class; null without one. */
export const useOfferOfClass = (id: string) =>
  $api.useQuery(
    "get",
    "/lessons/matches/{id}/up-selling-offer",
    { params: { path: { id } } },
    { select: ({ offer }) => offer, meta: { isOptional: true } },
  );

/** Plans the whole series from the first lesson on. */
export const usePlanLessons = (id: string) =>
  $api.useMutation("post", "/lessons/matches/{id}/lessons", useClassChange(id));

/** Sends whether the tutor fits. */
export const useAnswerPulse = (id: string) =>
  $api.useMutation("put", "/lessons/matches/{id}/pulse", useClassChange(id));
