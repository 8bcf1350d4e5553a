import type { ReactNode } from "react";
import type { LinkComponent } from "../link";

export type SideNavItem = { href: string; label: ReactNode; icon?: ReactNode; badge?: ReactNode; current?: boolean };

type SideNavProps = { label: string; items: ReadonlyArray<SideNavItem>; linkAs?: LinkComponent; className?: string };

/** Navigation at the left of a two-pane page, rows 48 px high. */
export function SideNav({ label, items, linkAs: Link = "a", className }: SideNavProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className="flex min-h-12 items-center gap-2.5 rounded-[0.75rem] border border-transparent px-3.5 text-[1rem]/[1.5rem] font-medium text-fg-2 transition-colors duration-(--duration-fast) hover:bg-sand-50 aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand-fg forced-colors:aria-[current=page]:border-[Highlight]"
            >
              {item.icon}
              {item.label}
              {item.badge ? <span className="ml-auto">{item.badge}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
