"use client";

import type { LinkLikeProps } from "@pkg/ui/link";
import Link from "next/link";
import { currentPath } from "../go";
import type { MenuEntry } from "./menu-entries";

/** The link that fits a menu entry. */
export function linkOf(way: MenuEntry["way"]) {
  if (way === "stay") return Link;
  return way === "return" ? ReturningLink : "a";
}

/**
 * A link to another app of ours that comes back to the page where it was pressed. The server writes the home page as its
 * `next`, since a prerendered header doesn't know on which page it stands.
 */
export function ReturningLink({ href, onClick, children, ...link }: LinkLikeProps) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        event.currentTarget.href = withNext(href, currentPath());
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

function withNext(href: string, next: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set("next", next);
  return url.pathname + url.search;
}
