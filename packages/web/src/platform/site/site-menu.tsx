"use client";

import { ButtonLink } from "@pkg/ui/button";
import { type MenuEntry, MenuSheet } from "@pkg/ui/menu-sheet";
import { lazy, Suspense } from "react";
import type { SessionUser } from "../session/session-store";
import { AppLink } from "./app-link";
import type { AccountEntry, SiteLink } from "./menu-entries";

const MenuPerson = lazy(() => import("./menu-person"));

type SiteMenuProps = {
  pages: ReadonlyArray<SiteLink & { current: boolean }>;
  entries: readonly AccountEntry[];
  cta: SiteLink | undefined;
  user: SessionUser | null;
  /** On the tutor's site people are themselves, not somebody's student. */
  source: "tutor" | undefined;
};

/** For fewer people than the other pages. */
const QUIET = ["/recruit", "/help"];
/** About the account itself. */
const OWN = ["/tutoring/matching", "/mypage"];

/** The menu: the user, the entries of the login state, the site's pages, and log-out last. */
export function SiteMenu({ pages, entries, cta, user, source }: SiteMenuProps) {
  const isLogout = ({ target }: AccountEntry) => target === "logout";
  const toEntry = ({ target, label, href }: AccountEntry): MenuEntry => ({ id: target, label, href });
  // In two columns, so that the button below stands on a phone's first screen.
  const inGroup = (entry: MenuEntry, isOwn: boolean): MenuEntry =>
    source === "tutor" || !user || entry.quiet ? entry : { ...entry, group: isOwn ? "내 메뉴" : "둘러보기" };
  const listed = pages.map(({ href, label, current }) => ({
    id: href,
    label,
    href,
    current,
    quiet: QUIET.includes(href),
  }));
  const rows: MenuEntry[] = [
    ...entries.filter((entry) => !isLogout(entry)).map((entry) => inGroup(toEntry(entry), true)),
    ...listed.map((entry) => inGroup(entry, OWN.includes(entry.href))),
    ...entries.filter(isLogout).map((entry) => ({ ...toEntry(entry), quiet: true })),
  ];
  return (
    <MenuSheet
      label="메뉴"
      entries={rows}
      linkAs={AppLink}
      top={
        user ? (
          <Suspense fallback={null}>
            <MenuPerson user={user} isTeaching={source === "tutor"} />
          </Suspense>
        ) : null
      }
      foot={
        cta ? (
          <ButtonLink href={cta.href} size="lg" full linkAs={AppLink}>
            {cta.label}
          </ButtonLink>
        ) : null
      }
    />
  );
}
