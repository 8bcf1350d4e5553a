import { Icon } from "@pkg/ui/icon";
import { ListRow } from "@pkg/ui/list-row";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Link from "next/link";

const PAGES = [
  { path: "order-history", icon: FileText, label: "주문 내역", note: "영수증과 계산서" },
  { path: "statement", icon: ChartColumn, label: "연간 결제 내역", note: "달마다 낸 금액, 인쇄와 엑셀 파일" },
  { path: "order-schedule", icon: CalendarClock, label: "결제 일정", note: "다음 결제일과 금액, 멈추기" },
  { path: "payment-method", icon: CreditCard, label: "결제 수단", note: "카드 추가와 변경" },
] as const;

/** `/mypage/payment-management`: links to past and future payments. */
export function MypagePaymentManagementPage() {
  return (
    <>
      <PageTitle lead="결제한 것과 앞으로 결제될 것을 보고 바꿀 수 있어요.">결제 관리</PageTitle>
      {PAGES.map(({ path, icon, label, note }) => (
        <ListRow
          key={path}
          icon={<Icon of={icon} />}
          label={
            <span className="block py-2">
              <span className="block text-label">{label}</span>
              <span className="block text-caption text-fg-3">{note}</span>
            </span>
          }
          href={`/mypage/payment-management/${path}`}
          linkAs={Link}
        />
      ))}
    </>
  );
}
