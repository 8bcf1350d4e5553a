"use client";

import { Badge } from "@pkg/ui/badge";
import { HeaderTextLink } from "@pkg/ui/header";
import { Page } from "@pkg/ui/layout";
import { Logo } from "@pkg/ui/logo";
import { logoutHref } from "@pkg/web/platform/navigation/go";
import { useSession } from "@pkg/web/platform/session/session-store";
import { AppLink } from "@pkg/web/platform/site/app-link";
import Link from "next/link";
import type { ReactNode } from "react";
import { TutorSite } from "../site/tutor-site";
import { OperatorMenu } from "./operator-menu";
import { OperatorNav } from "./operator-nav";

type OperatorShellProps = {
  /** The one search of the desk, in the bar at the top. */
  search?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of staff's pages, made for wide screens: a bar with the search, the pages at the left from 1024 px on and in a menu
 * below that, and the whole width for tables. Who is no staff sees the site's own frame around the page of an unknown address.
 */
export function OperatorShell({ search, children }: OperatorShellProps) {
  const { status, user } = useSession();
  if (status === "signed-in" && user?.staffRoles.length === 0) {
    return (
      <TutorSite isMembersOnly>
        <Page className="pt-2 pb-16 lg:pt-9">{children}</Page>
      </TutorSite>
    );
  }
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <nav aria-label="바로 가기">
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-bg px-4 py-3 text-label shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          본문으로 건너뛰기
        </a>
      </nav>
      <header
        data-sticky-header=""
        className="z-30 flex flex-wrap items-center gap-x-4 border-b border-line bg-bg px-(--size-gutter) py-2 lg:sticky lg:top-0 lg:col-span-2 lg:h-(--size-header-dense) lg:flex-nowrap lg:px-6 lg:py-0"
      >
        <Link href="/operator" aria-label="운영 홈" className="flex min-h-11 items-center gap-2.5 rounded-sm lg:w-50">
          <Logo name="" height={24} />
          <Badge tone="brand">운영</Badge>
        </Link>
        {search ? <div className="order-last w-full lg:order-none lg:max-w-160">{search}</div> : null}
        <div className="ml-auto flex items-center">
          <span className="px-2 text-body-sm text-fg-2 max-lg:hidden">{user?.name}</span>
          <HeaderTextLink href={logoutHref("/")} linkAs={AppLink} className="max-lg:hidden">
            로그아웃
          </HeaderTextLink>
          <div className="-mr-2.5 lg:hidden">
            <OperatorMenu />
          </div>
        </div>
      </header>
      <OperatorNav className="border-r border-line bg-subtle px-3 py-5 max-lg:hidden lg:sticky lg:top-(--size-header-dense) lg:h-[calc(100dvh-var(--size-header-dense))] lg:overflow-y-auto" />
      <main id="main" tabIndex={-1} className="min-w-0 px-(--size-gutter) pt-5 pb-16 outline-none lg:px-8 lg:pt-7">
        {children}
      </main>
    </div>
  );
}
