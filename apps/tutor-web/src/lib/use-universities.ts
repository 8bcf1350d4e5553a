import { api, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

const MIN_LETTERS = 2;

/**
 * Universities by a part of their name; nothing is asked for before it has two letters.
 * @param keepsRows what was found before stays while the next name is searched for
 */
export function useUniversities(name: string | null, keepsRows = false) {
  return useQuery({
    queryKey: ["universities", name],
    queryFn: async ({ signal }) => {
      const params = { query: { university: name ?? "" } };
      return (await dataOf(api().GET("/schools/universities", { params, signal }))).content;
    },
    enabled: name !== null && name.length >= MIN_LETTERS,
    ...(keepsRows && { placeholderData: keepPreviousData }),
  });
}
