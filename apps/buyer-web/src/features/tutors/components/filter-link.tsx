"use client";

import type { LinkLikeProps } from "@pkg/ui/link";
import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";

/** A link to another filter of the list: the page stays where it is, and the pressed one says that it works. */
export function FilterLink({ href, children, ...link }: LinkLikeProps) {
  return (
    <Link {...link} href={href} scroll={false} prefetch={false} rel="nofollow">
      <Pressed>{children}</Pressed>
    </Link>
  );
}

function Pressed({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus();
  return <span className={`inline-flex min-w-0 items-center gap-1 ${pending ? "opacity-50" : ""}`}>{children}</span>;
}
