import { createParser, parseAsStringLiteral, useQueryStates } from "nuqs";

/** The page of a list in the address ("?page=2"), 0 for the first one. */
const parseAsPage = createParser<number>({
  parse: (text) => Math.max(0, (Number.parseInt(text, 10) || 1) - 1),
  serialize: (page) => String(page + 1),
}).withDefault(0);

/**
 * The tab and the page of a list, both in the address ("?tab=ENDED&page=2"), so that going back from a row and a reload keep
 * them. The first tab and the first page are left out.
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
    turn: (next: number) => void change({ page: next }, { history: "push" }),
  };
}
