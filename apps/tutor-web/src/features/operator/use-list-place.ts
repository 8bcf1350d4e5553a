import { pageChange, readPage, useUrlQuery } from "@pkg/web/platform/navigation/use-url-query";

/**
 * Where an operator stands in a list: the tab and the page, both in the address ("?tab=ENDED&page=2"), so that whoever comes
 * back from a row, or reloads, is there again. The first tab and the first page need no words.
 */
export function useListPlace<T extends string>(tabs: readonly [T, ...T[]]) {
  const { query, change } = useUrlQuery();
  const tab = tabs.find((one) => one === query.get("tab")) ?? tabs[0];
  return {
    tab,
    page: readPage(query),
    choose: (next: T) => change({ tab: next === tabs[0] ? null : next, page: null }, "replace"),
    turn: (page: number) => change(pageChange(page), "push"),
  };
}
