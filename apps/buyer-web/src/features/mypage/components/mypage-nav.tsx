"use client";

import { SideNav } from "@pkg/ui/side-nav";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Suspense } from "react";

const ITEMS = [
  { href: "/mypage", label: "마이페이지" },
  { href: "/mypage/payment-management/order-history", label: "주문 내역" },
] as const;

/** The pages of my page that there are, at the left from 1024 on. */
export function MypageNav({ className }: { className: string }) {
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
  const isCurrent = (href: string) => (href === "/mypage" ? path === href : path.startsWith(href));
  return (
    <SideNav
      label="마이페이지 메뉴"
      className={className}
      linkAs={Link}
      items={ITEMS.map((item) => ({ ...item, current: isCurrent(item.href) }))}
    />
  );
}
