import { parseAsPage } from "@pkg/web/platform/navigation/parse-as-page";
import { parseAsStringLiteral, useQueryStates } from "nuqs";

/**
 * The tab and page of a list, both in the URL ("?tab=ENDED&page=2"), so that going back from a row and a reload keep them.
 * The first tab and page are omitted.
 */
export function useListPlace<T extends string>(tabs: readonly [T, ...T[]]) {
  const [{ tab, page }, change] = useQueryStates({
    tab: parseAsStringLiteral(tabs).withDefault(tabs[0]),
    page: parseAsPage,
  });
  return {
    tab,
    page,
    choose: (next: T) => void change({ tab: next, page: null }, { history: "replace" }),
    /** Back to the first page, for a list that is narrowed while somebody types. */
    first: () => void change({ page: null }, { history: "replace" }),
    turn: (next: number) => void change({ page: next }, { history: "push" }),
  };
}
