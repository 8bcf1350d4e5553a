import { cn } from "@pkg/ui/cn";
import Link from "next/link";
import type { KeyboardEvent, ReactNode } from "react";
import type { Choice } from "../use-choice";
import { ChooseAll, ChooseRow } from "./choice-cells";
import { SortHead, type SortPlace } from "./sort-head";

export interface DeskColumn<Row, Sort extends string = string> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "right";
  /** Left out below 1024 px, where `below` tells the most important of it. */
  readonly wideOnly?: boolean;
  /** The list can be sorted by this column. */
  readonly sort?: Sort;
}

type DeskTableProps<Row, Sort extends string> = {
  caption: string;
  /** The column that names the row and leads to its page, when it has one. */
  name: { label: string; text: (row: Row) => ReactNode; below: (row: Row) => ReactNode; sort?: Sort };
  columns: ReadonlyArray<DeskColumn<Row, Sort>>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  hrefOf?: (row: Row) => string | null;
  /** How the list is sorted, where it can be. */
  place?: SortPlace<Sort>;
  /** Which rows are chosen, where many can be acted on at once. */
  choice?: Choice<Row>;
};

/**
 * A table of many columns, of which a phone shows the important ones. Its head stays in sight from 1024 px on; the arrow keys
 * go from row to row.
 */
export function DeskTable<Row, Sort extends string>(props: DeskTableProps<Row, Sort>) {
  const { caption, name, columns, rows, idOf, hrefOf, place, choice } = props;
  const classOf = ({ align, wideOnly }: DeskColumn<Row, Sort>) =>
    cn("pl-4", align === "right" ? "num text-right" : "text-left wrap-break-word", wideOnly && "max-lg:hidden");
  const head = "border-b border-line bg-bg font-normal lg:sticky lg:top-(--size-header-dense) lg:z-10";
  return (
    <table className="w-full border-separate border-spacing-0 text-body-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-caption text-fg-3">
          {choice ? <ChooseAll choice={choice} rows={rows} className={cn(head, "w-9 text-left")} /> : null}
          <SortHead label={name.label} sort={name.sort} place={place} className={cn(head, "text-left")} />
          {columns.map((column) => (
            <SortHead
              key={column.label}
              label={column.label}
              sort={column.sort}
              place={place}
              className={cn(classOf(column), head)}
            />
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={goByArrow}>
        {rows.map((row) => (
          <tr key={idOf(row)} className="align-top hover:bg-sand-50">
            {choice ? (
              <td className="border-b border-line py-2.5">
                <ChooseRow choice={choice} row={row} />
              </td>
            ) : null}
            <th
              scope="row"
              className="min-w-24 border-b border-line text-left font-medium max-lg:wrap-anywhere lg:wrap-break-word"
            >
              <RowName href={hrefOf?.(row) ?? null}>{name.text(row)}</RowName>
              <div className="flex flex-wrap gap-x-3 pb-2 text-caption font-normal text-fg-3 tabular-nums lg:hidden">
                {name.below(row)}
              </div>
            </th>
            {columns.map((column) => (
              <td key={column.label} className={cn(classOf(column), "border-b border-line py-2.5")}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <span className="inline-flex min-h-11 items-center">{children}</span>;
  return (
    <Link href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tr > th > a")];
  const next = links[links.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
