import { SEARCH_TOO_SHORT } from "@pkg/domain";
import { isOrderSearch } from "./can-search";
import { problemAt } from "./problem-at";
import { useSettled } from "./use-settled";

const SETTLES_MS = 300;

/** What is typed into a list's search, once it settled and only if it can be searched for. */
export function useListSearch(text: string | null, canSearch: (text: string) => boolean = isOrderSearch) {
  const typed = text?.trim() || null;
  const settled = useSettled(typed, SETTLES_MS);
  return {
    asked: settled !== null && canSearch(settled) ? settled : null,
    isTooShort: typed !== null && !canSearch(typed),
  };
}

/** What to say at a search: that it is too short, or what the API answered. */
export function searchProblem(
  { isTooShort }: { isTooShort: boolean },
  error: unknown,
  tooShort: string = SEARCH_TOO_SHORT.ORDERS,
): string | undefined {
  return isTooShort ? tooShort : problemAt("search", error);
}
