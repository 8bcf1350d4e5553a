"use client";

import type { LinkLikeProps } from "@pkg/ui/link";
import Link from "next/link";
import { currentPath } from "../navigation/go";

/**
 * The link for shared parts: a page of this app through the router, another app of ours as a plain link. Links to the
 * account pages come back to the page where they were pressed; the server writes the home page as their `next`, since a
 * prerendered header doesn't know its page.
 */
export function AppLink({ href, onClick, children, ...link }: LinkLikeProps) {
  if (!href.startsWith("/go/")) {
    return (
      <Link {...link} href={href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (comesBack(href)) event.currentTarget.href = withNext(href, currentPath());
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

function comesBack(href: string): boolean {
  return href.startsWith("/go/account/") && !href.startsWith("/go/account/logout");
}

function withNext(href: string, next: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set("next", next);
  return url.pathname + url.search;
}
