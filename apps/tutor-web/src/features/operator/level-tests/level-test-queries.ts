import type { components } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData } from "@tanstack/react-query";

export type DeskItem = components["schemas"]["DeskLevelTestItem"];

const ALL = readsOf("/operator/level-test-items");

/** The items of a form with how they did; of the first form when none is named. */
export function useDeskItems(formId: string | null) {
  const params = { query: formId === null ? {} : { formId } };
  return $api.useQuery("get", "/operator/level-test-items", { params }, { placeholderData: keepPreviousData });
}

/** Keeps an item out of new tests, or lets it come again. */
export const useRetirement = () =>
  $api.useMutation("post", "/operator/level-test-items/{itemId}/retirement", { onSettled: useReadAgain(ALL) });
