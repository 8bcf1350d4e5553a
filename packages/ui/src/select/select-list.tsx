"use client";

import Check from "lucide-react/icons/check";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { SelectOption } from "./move";
import { nextByKey, nextByText } from "./move";

type SelectListProps = {
  labelId: string;
  options: ReadonlyArray<SelectOption>;
  value: string | number | null;
  onChoose: (value: string | number) => void;
  /** The row to focus when the list opens. */
  entry: RefObject<HTMLButtonElement | null>;
};

function rowClass(chosen: boolean, off: boolean): string {
  return cn(
    "flex min-h-13 w-full items-center gap-3 rounded-[0.75rem] px-3 py-1.5 text-left text-[1rem]/[1.5rem] -outline-offset-2 hover:bg-sand-100 focus-visible:bg-sand-100",
    chosen && "font-semibold text-brand-fg",
    off && "cursor-not-allowed text-fg-3",
  );
}

/** The rows, 52 px high: arrows, Home, End and typing move the focus; Enter and Space choose. */
export function SelectList({ labelId, options, value, onChoose, entry }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [active, setActive] = useState(() =>
    Math.max(
      options.findIndex((option) => option.value === value),
      0,
    ),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextByKey(options, active, event.key) ?? nextByText(options, active, event, typed.current);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>("[role=option]")[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelId}
      onKeyDown={onKeyDown}
      className="-mx-3 outline-none lg:mx-0"
    >
      {options.map((option, index) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            ref={index === active ? entry : undefined}
            type="button"
            role="option"
            tabIndex={index === active ? 0 : -1}
            aria-selected={chosen}
            aria-disabled={option.disabled || undefined}
            onFocus={() => setActive(index)}
            onClick={() => option.disabled || onChoose(option.value)}
            className={rowClass(chosen, Boolean(option.disabled))}
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.note ? <span className="num block text-caption font-normal text-fg-3">{option.note}</span> : null}
            </span>
            {chosen ? <Icon of={Check} size={20} /> : null}
          </button>
        );
      })}
    </div>
  );
}
