import { Icon } from "@pkg/ui/icon";
import { ListRow } from "@pkg/ui/list-row";
import FileText from "lucide-react/icons/file-text";
import Link from "next/link";

/** `/mypage/payment-management`: the ways into what was paid. */
export function MypagePaymentManagementPage() {
  return (
    <>
      <h1 className="mb-3 text-title-1">결제 관리</h1>
      <ListRow
        icon={<Icon of={FileText} />}
        label="주문 내역"
        href="/mypage/payment-management/order-history"
        linkAs={Link}
      />
    </>
  );
}
