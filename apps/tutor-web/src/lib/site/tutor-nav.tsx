"use client";

import { Icon } from "@pkg/ui/icon";
import { AreaNav } from "@pkg/web/platform/site/area-nav";
import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import Headset from "lucide-react/icons/headset";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import PencilLine from "lucide-react/icons/pencil-line";
import ShieldCheck from "lucide-react/icons/shield-check";
import Star from "lucide-react/icons/star";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import { SECURITY_PAGE } from "../pages/tutor-pages";
import { useSitePages } from "../pages/use-site-pages";

const ICONS = {
  "/": House,
  "/myclass": BookOpen,
  "/messages": MessageCircle,
  "/reviews": Star,
  "/earnings": Wallet,
  "/periods": CalendarDays,
  "/subjects": PencilLine,
  "/profile": UserRound,
  "/notifications": Bell,
  "/applicants": PencilLine,
  [SECURITY_PAGE.href]: ShieldCheck,
} as const;
const iconOf = (href: string) => Object.entries(ICONS).find(([path]) => path === href)?.[1] ?? Headset;

/** The menu's pages, at the left from 1024 px on. */
export function TutorNav({ className }: { className: string }) {
  const items = useSitePages().map(({ href, label }) => ({ href, label, icon: <Icon of={iconOf(href)} size={20} /> }));
  return <AreaNav label="선생님 메뉴" items={items} className={className} />;
}
