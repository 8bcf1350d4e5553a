import { cn } from "@pkg/ui/cn";
import Link from "next/link";
import type { KeyboardEvent, ReactNode } from "react";

export interface MoneyColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "right";
  /** Left out below 1024 px, where `below` tells the most important of it. */
  readonly wideOnly?: boolean;
}

type MoneyTableProps<Row> = {
  caption: string;
  /** The column that names the row and leads to its page. */
  name: { label: string; text: (row: Row) => string; below: (row: Row) => ReactNode };
  columns: ReadonlyArray<MoneyColumn<Row>>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
};

/** A table of many columns, of which a phone shows the important ones. The arrow keys go from row to row. */
export function MoneyTable<Row>({ caption, name, columns, rows, idOf, hrefOf }: MoneyTableProps<Row>) {
  const classOf = ({ align, wideOnly }: MoneyColumn<Row>) =>
    cn("py-3 pl-3", align === "right" ? "num text-right whitespace-nowrap" : "text-left", wideOnly && "max-lg:hidden");
  return (
    <table className="w-full border-t border-line text-body-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-caption text-fg-3">
          <th scope="col" className="py-2.5 text-left font-normal">
            {name.label}
          </th>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={cn(classOf(column), "font-normal")}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={goByArrow}>
        {rows.map((row) => (
          <tr key={idOf(row)} className="border-b border-line align-top hover:bg-sand-50">
            <th scope="row" className="py-1 text-left font-medium wrap-anywhere">
              <Link href={hrefOf(row)} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {name.text(row)}
              </Link>
              <div className="num flex flex-wrap gap-x-3 pb-2 text-caption font-normal text-fg-3 lg:hidden">
                {name.below(row)}
              </div>
            </th>
            {columns.map((column) => (
              <td key={column.label} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("th a")];
  const next = links[links.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
