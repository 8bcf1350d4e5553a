"use client";

import { type MenuEntry, MenuSheet } from "@pkg/ui/menu-sheet";
import { logoutHref } from "@pkg/web/platform/navigation/go";
import { useSession } from "@pkg/web/platform/session/session-store";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { staffPageOf, staffPages } from "../pages/operator-pages";

/** The pages of staff below 1024 px, by group, and log-out last. */
export function OperatorMenu() {
  return (
    <Suspense fallback={<Menu current={null} />}>
      <Here />
    </Suspense>
  );
}

function Here() {
  return <Menu current={staffPageOf(usePathname())} />;
}

function Menu({ current }: { current: string | null }) {
  const user = useSession((session) => session.user);
  const groups = staffPages(user?.staffRoles ?? []);
  const entries: MenuEntry[] = [
    ...groups.flatMap(({ label: group, pages }) =>
      pages.map(({ href, label }) => ({ id: href, href, label, group, current: href === current })),
    ),
    { id: "logout", href: logoutHref("/"), label: "로그아웃", quiet: true },
  ];
  return (
    <MenuSheet
      label="메뉴"
      entries={entries}
      linkAs={AppLink}
      top={user ? <p className="text-label">{user.name ?? user.email}</p> : null}
    />
  );
}
