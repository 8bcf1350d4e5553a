import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";

export type DeskItem = components["schemas"]["DeskLevelTestItem"];
type Retirement = components["schemas"]["LevelTestRetirement"];

const ALL = readsOf("/operator/level-test-items");

/** The items of a form with how they did; of the first form when none is named. */
export function useDeskItems(formId: string | null) {
  const params = { query: formId === null ? {} : { formId } };
  return $api.useQuery("get", "/operator/level-test-items", { params }, { placeholderData: keepPreviousData });
}

/** Keeps an item out of new tests, or lets it come again. */
export function useRetirement(itemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Retirement) =>
      dataOf(api().POST("/operator/level-test-items/{itemId}/retirement", { params: { path: { itemId } }, body })),
    onSettled: () => client.invalidateQueries(ALL),
  });
}
