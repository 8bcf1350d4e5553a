import { cn } from "@pkg/ui/cn";
import Link from "next/link";
import type { KeyboardEvent, ReactNode } from "react";
import { ChooseAll, ChooseRow } from "../bulk/choice-cells";
import type { Choice } from "../bulk/use-choice";
import { SortHead, type SortPlace } from "./sort-head";

export interface DeskColumn<Row, Sort extends string = string> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "right";
  /** Left out below 1024 px, where `below` tells the most important of it. */
  readonly wideOnly?: boolean;
  /** The list can be sorted by this column. */
  readonly sort?: Sort;
  /** Holds buttons. */
  readonly isAct?: boolean;
}

type DeskTableProps<Row, Sort extends string> = {
  caption: string;
  /** The column that names the row and leads to its page, when it has one. */
  name: {
    label: string;
    text: (row: Row) => ReactNode;
    below: (row: Row) => ReactNode;
    sort?: Sort;
    /** Sentences, which take a card's whole width. */
    more?: (row: Row) => ReactNode;
  };
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
 * A table of many columns, whose head stays in sight. Below 1024 px each row is a card: its name with the most important of it,
 * what has a column there too at its side; the head has the ways to sort. The arrow keys go from row to row.
 */
export function DeskTable<Row, Sort extends string>(props: DeskTableProps<Row, Sort>) {
  const { caption, name, columns, rows, idOf, hrefOf, place, choice } = props;
  return (
    <table className="w-full border-separate border-spacing-0 text-body-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:block max-lg:border-b max-lg:border-line">
        <tr className="text-caption text-fg-3 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4">
          {choice ? <ChooseAll choice={choice} rows={rows} className={cn(HEAD, "text-left lg:w-9")} /> : null}
          <SortHead label={name.label} sort={name.sort} place={place} className={cn(HEAD, "text-left")} />
          {columns.map((column) => (
            <SortHead
              key={column.label}
              label={column.label}
              sort={column.sort}
              place={place}
              className={cn(alignOf(column), HEAD, column.sort === undefined && phoneHead(column))}
            />
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={goByArrow} className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            className="align-top hover:bg-sand-50 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:border-b max-lg:border-line max-lg:py-1"
          >
            {choice ? (
              <td className={cn(CELL, "py-2.5 max-lg:empty:hidden")}>
                <ChooseRow choice={choice} row={row} />
              </td>
            ) : null}
            <th
              scope="row"
              className={cn(
                CELL,
                "text-left font-medium max-lg:min-w-[55%] max-lg:flex-1 lg:min-w-24 lg:wrap-break-word",
              )}
            >
              <RowName href={hrefOf?.(row) ?? null}>{name.text(row)}</RowName>
              <div className="flex flex-wrap gap-x-3 pb-2 text-caption font-normal text-fg-3 tabular-nums lg:hidden">
                {name.below(row)}
              </div>
            </th>
            {columns.map((column) => (
              <td key={column.label} className={cn(CELL, alignOf(column), cellOf(column))}>
                {column.cell(row)}
              </td>
            ))}
            {name.more ? (
              <td className="w-full pb-2.5 text-caption whitespace-pre-line text-fg-2 wrap-anywhere empty:hidden lg:hidden">
                {name.more(row)}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEAD =
  "border-line bg-bg font-normal xl:whitespace-nowrap lg:sticky lg:top-(--size-header-dense) lg:z-10 lg:border-b";
const CELL = "border-line lg:border-b";

type AnyColumn = Pick<DeskColumn<never>, "align" | "wideOnly" | "isAct">;

const alignOf = ({ align }: AnyColumn) =>
  cn("lg:pl-4", align === "right" ? "num max-lg:ml-auto lg:text-right" : "text-left wrap-break-word");

/** A phone keeps the names of its columns for readers alone. */
const phoneHead = ({ wideOnly }: AnyColumn) => (wideOnly ? "max-lg:hidden" : "max-lg:sr-only");

/** Buttons are as high as a row by themselves; those that find no room at a card's side stand on the right below it. */
const cellOf = ({ wideOnly, isAct }: AnyColumn) =>
  cn(
    isAct ? "py-1 max-lg:order-1 max-lg:ml-auto max-lg:empty:hidden" : "py-2.5 max-lg:max-w-[42%]",
    wideOnly && "max-lg:hidden",
  );

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
