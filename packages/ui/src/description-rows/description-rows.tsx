import type { ReactNode } from "react";
import { Button } from "../button";
import { cn } from "../cn";

export type DescriptionRow = {
  id: string;
  label: string;
  value: ReactNode;
  /** Edits this answer. */
  onChange?: () => void;
};

type DescriptionRowsProps = {
  rows: ReadonlyArray<DescriptionRow>;
  className?: string;
};

/** Answered questions, each with a button to change it: label, answer, 바꾸기. */
export function DescriptionRows({ rows, className }: DescriptionRowsProps) {
  return (
    <dl className={cn("border-t border-line", className)}>
      {rows.map((row) => (
        <div key={row.id} className="flex min-h-14 items-center gap-2 border-b border-line py-1">
          <dt className="w-19 shrink-0 text-caption text-fg-3">{row.label}</dt>
          <dd className="flex min-w-0 flex-1 items-center justify-between gap-3 text-label">
            <span className="min-w-0 py-2.5">{row.value}</span>
            {row.onChange ? (
              <Button variant="quiet" size="sm" className="-mr-3 px-3!" onClick={row.onChange}>
                <span className="sr-only">{`${row.label} `}</span>
                바꾸기
              </Button>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
