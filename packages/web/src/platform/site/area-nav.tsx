"use client";

import { SideNav, type SideNavItem } from "@pkg/ui/side-nav";
import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { AppLink } from "./app-link";

type AreaNavProps = {
  label: string;
  /** The first one is the area's home: current only on its own path, the others also on the pages below them. */
  items: ReadonlyArray<Omit<SideNavItem, "current">>;
  className: string;
};

/** The pages of an area at the left; marks the current one. */
export function AreaNav(props: AreaNavProps) {
  return (
    <Suspense fallback={<NavAt path="" {...props} />}>
      <NavHere {...props} />
    </Suspense>
  );
}

function NavHere(props: AreaNavProps) {
  return <NavAt path={usePathname()} {...props} />;
}

function NavAt({ path, items, ...rest }: AreaNavProps & { path: string }) {
  const isCurrent = (href: string, index: number) => (index === 0 ? path === href : path.startsWith(href));
  const marked = items.map((item, index) => ({ ...item, current: isCurrent(item.href, index) }));
  return <SideNav {...rest} linkAs={AppLink} items={marked} />;
}
