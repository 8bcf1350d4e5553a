import { Icon } from "@pkg/ui/icon";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";

/** How a list is sorted now, and how another order is asked for. */
export interface SortPlace<Sort extends string> {
  readonly sort: Sort;
  readonly dir: "asc" | "desc";
  readonly onSort: (sort: Sort, dir: "asc" | "desc") => void;
}

type SortHeadProps<Sort extends string> = {
  label: string;
  sort: Sort | undefined;
  place: SortPlace<Sort> | undefined;
  className: string;
};

/** The head of a column; a button where the list can be sorted by it, which turns the order around when pressed again. */
export function SortHead<Sort extends string>({ label, sort, place, className }: SortHeadProps<Sort>) {
  if (sort === undefined || !place) {
    return (
      <th scope="col" className={`${className} py-2.5`}>
        {label}
      </th>
    );
  }
  const isCurrent = place.sort === sort;
  const next = isCurrent && place.dir === "desc" ? "asc" : "desc";
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (place.dir === "asc" ? "ascending" : "descending") : "none"}
      className={className}
    >
      <button
        type="button"
        onClick={() => place.onSort(sort, next)}
        className="-mx-1 inline-flex min-h-10 items-center gap-1 rounded-sm px-1 hover:text-fg"
      >
        {label}
        {isCurrent ? <Icon of={place.dir === "asc" ? ArrowUp : ArrowDown} size={14} /> : null}
      </button>
    </th>
  );
}
