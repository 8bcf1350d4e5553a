import { Icon } from "@pkg/ui/icon";
import { NavPanes, Page } from "@pkg/ui/layout";
import { AreaNav } from "@pkg/web/platform/site/area-nav";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Link from "next/link";
import type { ReactNode } from "react";
import { BuyerSite } from "@/lib/site/buyer-site";

type MypageFrameProps = {
  /** The target of a sub-page's back link. */
  back?: string;
  children: ReactNode;
};

/** The frame of `/mypage`: site header, footer and, from 1024 px, the side navigation. Print shows the content only. */
export function MypageFrame({ back, children }: MypageFrameProps) {
  return (
    <div className="print:[&_footer]:hidden print:[&_header]:hidden">
      <BuyerSite isMembersOnly>
        <Page className="pt-2 pb-16 print:max-w-none print:p-0">
          <NavPanes nav={<MypageNav className="hidden lg:block print:hidden" />}>
            {back ? <BackLink href={back} /> : null}
            {children}
          </NavPanes>
        </Page>
      </BuyerSite>
    </div>
  );
}

/** A sub-page's way back; hidden where the side navigation is. */
export function BackLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-0.5 pr-2 text-caption font-semibold text-fg-2 lg:hidden print:hidden"
    >
      <Icon of={ChevronLeft} size={20} />
      뒤로
    </Link>
  );
}

const PAY = "/mypage/payment-management";

const ITEMS = [
  { href: "/mypage", label: "마이페이지" },
  { href: "/mypage/user", label: "내 정보" },
  { href: "/mypage/service", label: "이용 중인 서비스" },
  { href: `${PAY}/order-history`, label: "주문 내역" },
  { href: `${PAY}/statement`, label: "연간 결제 내역" },
  { href: `${PAY}/order-schedule`, label: "결제 일정" },
  { href: `${PAY}/payment-method`, label: "결제 수단" },
  { href: "/mypage/coupon", label: "쿠폰함" },
  { href: "/mypage/referral", label: "친구 초대" },
  { href: "/mypage/alert", label: "알림" },
  { href: "/mypage/term", label: "동의한 약관" },
  { href: "/mypage/company", label: "회사 소개" },
] as const;

/** Side navigation of `/mypage`, from 1024 px. */
function MypageNav({ className }: { className: string }) {
  return <AreaNav label="마이페이지 메뉴" items={ITEMS} className={className} />;
}
