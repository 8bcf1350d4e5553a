"use client";

import { Icon } from "@pkg/ui/icon";
import { SideNav } from "@pkg/ui/side-nav";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import UserRound from "lucide-react/icons/user-round";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { TUTOR_PAGES } from "./tutor-pages";

const ICONS = { "/": House, "/periods": CalendarDays, "/subjects": BookOpen, "/profile": UserRound } as const;

/** The tutor's pages, at the left from 1024 on. */
export function TutorNav({ className }: { className: string }) {
  return (
    <Suspense fallback={<Nav path="" className={className} />}>
      <NavWithPath className={className} />
    </Suspense>
  );
}

function NavWithPath({ className }: { className: string }) {
  return <Nav path={usePathname()} className={className} />;
}

function Nav({ path, className }: { path: string; className: string }) {
  return (
    <SideNav
      label="선생님 메뉴"
      className={className}
      linkAs={Link}
      items={TUTOR_PAGES.map(({ href, label }) => ({
        href,
        label,
        icon: <Icon of={ICONS[href]} size={20} />,
        current: href === "/" ? path === "/" : path.startsWith(href),
      }))}
    />
  );
}
