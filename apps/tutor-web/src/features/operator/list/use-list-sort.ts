import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { SortPlace } from "./sort-head";

/** How a list is sorted, in the address ("?sort=createdAt&dir=desc"); the first way is left out. */
export function useListSort<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  firstDir: "asc" | "desc" = "desc",
): SortPlace<Sort> {
  const [{ sort, dir }, change] = useQueryStates(
    {
      sort: parseAsString.withDefault(sorts[0]),
      dir: parseAsStringLiteral(["asc", "desc"] as const).withDefault(firstDir),
    },
    { history: "replace" },
  );
  return {
    sort: sorts.find((one) => one === sort) ?? sorts[0],
    dir,
    onSort: (nextSort, nextDir) => void change({ sort: nextSort, dir: nextDir }),
  };
}
