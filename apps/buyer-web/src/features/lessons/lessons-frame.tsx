import { NavPanes, Page } from "@pkg/ui/layout";
import { SideNav } from "@pkg/ui/side-nav";
import Link from "next/link";
import type { ReactNode } from "react";
import { BuyerSite } from "@/lib/site/buyer-site";

const ITEMS = [
  { href: "/myclass", label: "내 수업" },
  { href: "/tutoring/matching", label: "선생님 매칭" },
  { href: "/mypage/service", label: "이용 중인 서비스" },
  { href: "/mypage/payment-management/order-schedule", label: "결제 일정" },
] as const;

/** The frame of `/myclass`: site header, footer and, from 1024 px, the side navigation. */
export function MyclassFrame({ children }: { children: ReactNode }) {
  return (
    <BuyerSite isMembersOnly>
      <Page className="pt-2 pb-16">
        <NavPanes
          nav={
            <SideNav
              label="수업 메뉴"
              className="hidden lg:block"
              linkAs={Link}
              items={ITEMS.map((item) => ({ ...item, current: item.href === "/myclass" }))}
            />
          }
        >
          {children}
        </NavPanes>
      </Page>
    </BuyerSite>
  );
}
