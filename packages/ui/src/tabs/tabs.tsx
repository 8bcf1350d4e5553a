"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cn } from "../cn";
import { TAB_LIST, tabClass } from "./tab-links";

export type TabItem<T extends string> = { value: T; label: ReactNode; count?: number; panel: ReactNode };

type TabsProps<T extends string> = {
  label: string;
  tabs: ReadonlyArray<TabItem<T>>;
  value: T;
  onChange: (value: T) => void;
  className?: string;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs within one screen: arrow keys move the focus and choose the panel. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.value)}"]`)?.focus();
  }

  const chosen = tabs.find((tab) => tab.value === value);
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={cn(TAB_LIST)}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab={tab.value}
            id={`${id}${tab.value}-tab`}
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabClass(tab.value === value)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="num">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}-tab`}>
        {chosen?.panel}
      </div>
    </div>
  );
}
