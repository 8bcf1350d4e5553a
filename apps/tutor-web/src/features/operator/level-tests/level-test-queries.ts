import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type DeskItem = components["schemas"]["DeskLevelTestItem"];
type Retirement = components["schemas"]["LevelTestRetirement"];

const ALL = ["operator", "level-test-items"] as const;

/** The items of a form with how they did; of the first form when none is named. */
export function useDeskItems(formId: string | null) {
  return useQuery({
    queryKey: [...ALL, formId],
    queryFn: () =>
      dataOf(api().GET("/operator/level-test-items", { params: { query: formId === null ? {} : { formId } } })),
    placeholderData: keepPreviousData,
  });
}

/** Keeps an item out of new tests, or lets it come again. */
export function useRetirement(itemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Retirement) =>
      dataOf(api().POST("/operator/level-test-items/{itemId}/retirement", { params: { path: { itemId } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  });
}
