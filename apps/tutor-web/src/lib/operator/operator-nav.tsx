"use client";

import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useRef } from "react";
import { staffPageOf, staffPages } from "../pages/operator-pages";

/** The pages of staff that the signed-in person's roles open, at the left from 1024 px on. */
export function OperatorNav({ className }: { className: string }) {
  return (
    <nav aria-label="운영" className={className}>
      <Suspense fallback={<Groups current={null} />}>
        <Here />
      </Suspense>
    </nav>
  );
}

function Here() {
  return <Groups current={staffPageOf(usePathname())} />;
}

function Groups({ current }: { current: string | null }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const list = useRef<HTMLDivElement>(null);
  // A low window cuts the list: the page one is on has to be in sight.
  useEffect(() => {
    if (current && roles.length > 0)
      list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [current, roles.length]);
  return (
    <div ref={list} className="grid gap-3">
      {staffPages(roles).map(({ label, pages }) => (
        <section key={label} aria-label={label}>
          <p aria-hidden="true" className="px-3 pb-1 text-micro font-semibold text-fg-3">
            {label}
          </p>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <Link
                  href={page.href}
                  aria-current={page.href === current ? "page" : undefined}
                  className="flex min-h-8 items-center rounded-md border border-transparent px-3 text-body-sm text-fg-2 hover:bg-sand-100 aria-[current=page]:bg-brand-soft-2 aria-[current=page]:font-bold aria-[current=page]:text-brand-fg forced-colors:aria-[current=page]:border-[Highlight]"
                >
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
