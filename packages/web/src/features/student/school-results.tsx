"use client";

import { Button } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { useEffect, useRef } from "react";
import { schoolPlace } from "./school-choice";
import type { School, SchoolSearchState } from "./use-school-search";

type SchoolResultsProps = {
  id: string;
  search: SchoolSearchState & { retry: () => void };
  active: number;
  onPick: (school: School) => void;
};

/** The search results. The field keeps the focus; `aria-activedescendant` names the active row. */
export function SchoolResults({ id, search, active, onPick }: SchoolResultsProps) {
  const schools = search.kind === "done" ? search.schools : [];
  const list = useRef<HTMLDivElement>(null);
  const first = schools[0]?.id;

  useEffect(() => {
    // New results may be hidden by the sticky bar at the bottom.
    if (first !== undefined) list.current?.scrollIntoView({ block: "nearest" });
  }, [first]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="찾은 학교"
        hidden={schools.length === 0}
        className="mt-2 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-bg"
      >
        {schools.map((school, index) => (
          // The field handles the keys: rows of a combobox's list are never focused themselves.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={school.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onPick(school)}
            className={cn(
              "flex min-h-13 cursor-pointer items-baseline gap-2 border-b border-line px-4 py-3.5 last:border-b-0",
              index === active ? "bg-brand-soft font-semibold" : "hover:bg-sand-50",
            )}
          >
            <span className="min-w-0">{school.name}</span>
            <span className="ml-auto shrink-0 text-caption font-normal text-fg-3">{schoolPlace(school)}</span>
          </div>
        ))}
      </div>
      <div aria-live="polite" className="text-caption text-fg-2">
        {search.kind === "done" ? (
          <p className={cn("pt-2", schools.length > 0 && "sr-only")}>
            {schools.length > 0
              ? `학교 ${schools.length}곳을 찾았어요.`
              : "찾는 학교가 없어요. 이름을 줄여서 적어 보세요."}
          </p>
        ) : null}
        {search.kind === "failed" ? (
          <p className="flex items-center gap-1 pt-1">
            학교를 불러오지 못했어요.
            <Button variant="text" size="sm" className="px-2!" onClick={search.retry}>
              다시 찾기
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
