import { $api } from "@pkg/web/platform/api/query";
import { keepPreviousData } from "@tanstack/react-query";

const MIN_LETTERS = 2;

/**
 * Universities by a part of their name; nothing is asked for before it has two letters.
 * @param keepsRows what was found before stays while the next name is searched for
 */
export function useUniversities(name: string | null, keepsRows = false) {
  return $api.useQuery(
    "get",
    "/schools/universities",
    { params: { query: { university: name ?? "" } } },
    {
      select: ({ content }) => content,
      enabled: name !== null && name.length >= MIN_LETTERS,
      ...(keepsRows && { placeholderData: keepPreviousData }),
    },
  );
}
