"use client";

import { readPersonSearch, staffMay, TEXT_LENGTHS } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { useSession } from "@pkg/web/platform/session/session-store";
import Search from "lucide-react/icons/search";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useSettled } from "../list-search/use-settled";
import { usePersonSearch } from "./people-queries";
import { SearchHits } from "./search-hits";

const PAUSE_MS = 180;
/** The page of everybody who was found. */
const FOUND = "/operator/people";

/** The one search of the desk, which "/" opens from anywhere: people and orders, found while typing. */
export function OperatorSearch() {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  if (!staffMay(roles, "PEOPLE")) return null;
  return (
    <Suspense fallback={<SearchBox words="" />}>
      <Here />
    </Suspense>
  );
}

/** Where the found people are listed, the box holds what they were searched by. */
function Here() {
  const path = usePathname();
  const words = useSearchParams().get("q") ?? "";
  return <SearchBox words={path === FOUND ? words : ""} />;
}

function SearchBox({ words }: { words: string }) {
  const { push } = useRouter();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [before, setBefore] = useState(words);
  if (before !== words) {
    setBefore(words);
    setText(words);
  }
  const [isOpen, setOpen] = useState(false);
  const asked = useSettled(text.trim(), PAUSE_MS);
  const { data } = usePersonSearch(asked);
  useSlashKey(input);
  const canSearch = readPersonSearch(text) !== null;
  const go = (href: string) => {
    setOpen(false);
    setText(words);
    push(href);
  };
  return (
    <search>
      <form
        ref={box}
        className="relative"
        onKeyDown={(event) => moveByKey(event, box.current, () => setOpen(false))}
        onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) || setOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSearch) go(`${FOUND}?q=${encodeURIComponent(text.trim())}`);
        }}
      >
        <div className="flex min-h-11 items-center gap-2 rounded-md border border-line-control bg-bg px-3 focus-within:border-brand focus-within:inset-ring-1 focus-within:inset-ring-brand">
          <Icon of={Search} size={18} className="shrink-0 text-fg-3" />
          <input
            ref={input}
            type="search"
            aria-label="사람과 주문 찾기"
            aria-keyshortcuts="/"
            placeholder="이름, 전화 끝 4자리, 이메일, 주문 번호"
            autoComplete="off"
            maxLength={TEXT_LENGTHS.personSearch.max}
            value={text}
            onFocus={() => setOpen(true)}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            className="min-w-0 flex-1 bg-transparent py-2 text-body-sm outline-none placeholder:text-fg-3"
          />
          <span aria-hidden="true" className="rounded-sm border border-line px-1.5 text-micro text-fg-3 max-lg:hidden">
            /
          </span>
        </div>
        {isOpen && canSearch && data ? <SearchHits answer={data} text={asked} onGo={go} /> : null}
      </form>
    </search>
  );
}

/** "/" puts the cursor into the search, unless somebody types elsewhere. */
function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]"))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [input]);
}

/** The arrow keys go through the found things, escape closes them. */
function moveByKey(event: KeyboardEvent, box: HTMLElement | null, close: () => void): void {
  if (event.key === "Escape") {
    close();
    box?.querySelector("input")?.focus();
    return;
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !box) return;
  const stops = [...box.querySelectorAll<HTMLElement>("input, a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
