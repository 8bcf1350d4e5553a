import { storedPaymentLabel } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { goUrl, logoutHref } from "@pkg/web/go";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import House from "lucide-react/icons/house";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import Link from "next/link";
import type { Me } from "@/lib/me";
import { useDefaultPayment } from "../queries";

/** The rows of my page. A row without a page of its own only shows what is known. */
export function MypageLinks({ me }: { me: Me }) {
  const payment = useDefaultPayment();
  const card = payment.data ? storedPaymentLabel(payment.data) : payment.isSuccess ? "아직 없어요" : "";
  return (
    <>
      <ListGroup title="내 정보">
        <ListRow
          icon={<Icon of={UserRound} />}
          label="프로필과 학생"
          value={me.name}
          href={goUrl("account", "/profiles", { next: "/mypage" })}
        />
        <ListRow icon={<Icon of={House} />} label="주소" value={me.address ?? "아직 없어요"} />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="결제">
        <ListRow
          icon={<Icon of={FileText} />}
          label="주문 내역"
          href="/mypage/payment-management/order-history"
          linkAs={Link}
        />
        <ListRow icon={<Icon of={CreditCard} />} label="결제 수단" value={card} />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="계정">
        <ListRow icon={<Icon of={LogOut} />} label="로그아웃" href={logoutHref("/")} />
      </ListGroup>
    </>
  );
}
