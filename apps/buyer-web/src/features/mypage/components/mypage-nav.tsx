import { AreaNav } from "@pkg/web/platform/shell/area-nav";

const PAY = "/mypage/payment-management";

const ITEMS = [
  { href: "/mypage", label: "마이페이지" },
  { href: "/mypage/user", label: "내 정보" },
  { href: "/mypage/service", label: "이용 중인 서비스" },
  { href: `${PAY}/order-history`, label: "주문 내역" },
  { href: `${PAY}/order-schedule`, label: "결제 일정" },
  { href: `${PAY}/payment-method`, label: "결제 수단" },
  { href: "/mypage/alert", label: "알림" },
  { href: "/mypage/term", label: "동의한 약관" },
  { href: "/mypage/company", label: "회사 소개" },
] as const;

/** The pages of my page, at the left from 1024 on. */
export function MypageNav({ className }: { className: string }) {
  return <AreaNav label="마이페이지 메뉴" items={ITEMS} className={className} />;
}
